import type { FixSnippets } from '../core/stacks.ts';
import { headerSnippets } from '../web/header-snippets.ts';

/** One other origin may read responses, with the visitor's cookies. Leave out the credentials where no cookie is needed. */
export const CORS_SNIPPETS: FixSnippets = {
  ...headerSnippets({
    'Access-Control-Allow-Origin': 'https://app.example.com',
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  }),

  rails: `# config/initializers/cors.rb, with the gem rack-cors
Rails.application.config.middleware.insert_before 0, Rack::Cors do
  allow do
    origins "https://app.example.com"
    resource "/api/*", headers: :any, methods: [:get, :post], credentials: true
  end
end`,
  django: `# settings.py, with the package django-cors-headers
CORS_ALLOWED_ORIGINS = ["https://app.example.com"]
CORS_ALLOW_CREDENTIALS = True`,
  express: "app.use(cors({ origin: ['https://app.example.com'], credentials: true }));",
  spring: `@Bean
CorsConfigurationSource corsConfigurationSource() {
    CorsConfiguration cors = new CorsConfiguration();
    cors.setAllowedOrigins(List.of("https://app.example.com"));
    cors.setAllowCredentials(true);
    UrlBasedCorsConfigurationSource source = new UrlBasedCorsConfigurationSource();
    source.registerCorsConfiguration("/api/**", cors);
    return source;
}`,
  nginx: `map $http_origin $cors_origin {
  default "";
  "https://app.example.com" $http_origin;
}
add_header Access-Control-Allow-Origin $cors_origin always;
add_header Access-Control-Allow-Credentials true always;
add_header Vary Origin always;`,
  apache: `SetEnvIf Origin "^https://app\\.example\\.com$" CORS_ORIGIN=$0
Header always set Access-Control-Allow-Origin %{CORS_ORIGIN}e env=CORS_ORIGIN
Header always set Access-Control-Allow-Credentials true env=CORS_ORIGIN
Header always append Vary Origin`,
  caddy: `@app header Origin https://app.example.com
header @app Access-Control-Allow-Origin https://app.example.com
header @app Access-Control-Allow-Credentials true
header +Vary Origin`,
};
