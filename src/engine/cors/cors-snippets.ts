import type { FixSnippets } from '../core/check.ts';

export const CORS_SNIPPETS: FixSnippets = {
  nginx:
    'map $http_origin $cors_origin {\n  default "";\n  "https://app.example.com" $http_origin;\n}\nadd_header Access-Control-Allow-Origin $cors_origin always;\nadd_header Vary Origin always;',
  apache:
    'SetEnvIf Origin "^https://app\\.example\\.com$" CORS_ORIGIN=$0\nHeader always set Access-Control-Allow-Origin %{CORS_ORIGIN}e env=CORS_ORIGIN\nHeader always append Vary Origin',
  express: "app.use(cors({ origin: ['https://app.example.com'], credentials: true }));",
};

export const CORS_REFERENCES: readonly string[] = [
  'https://fetch.spec.whatwg.org/#http-cors-protocol',
  'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS',
  'https://portswigger.net/research/exploiting-cors-misconfigurations-for-bitcoins-and-bounties',
];
