export interface TakeoverProvider {
  readonly provider: string;
  /** Names of the provider end in one of these. */
  readonly suffixes: readonly string[];
  /** A name that does not exist can be registered by anyone. */
  readonly nxdomain: boolean;
  /** What the provider's page says of a name that nobody has claimed. */
  readonly page: RegExp | null;
}

/** Providers whose host names anyone can claim, with what shows that one is free. Facts gathered from their own error pages. */
export const TAKEOVER_PROVIDERS: readonly TakeoverProvider[] = [
  { provider: 'GitHub Pages', suffixes: ['github.io'], nxdomain: false, page: /There isn't a GitHub Pages site here/ },
  {
    provider: 'Heroku',
    suffixes: ['herokuapp.com', 'herokudns.com', 'herokussl.com'],
    nxdomain: true,
    page: /No such app|herokucdn\.com\/error-pages\/no-such-app/,
  },
  {
    provider: 'Amazon S3',
    suffixes: ['amazonaws.com'],
    nxdomain: false,
    page: /<Code>NoSuchBucket<\/Code>|The specified bucket does not exist/,
  },
  { provider: 'AWS Elastic Beanstalk', suffixes: ['elasticbeanstalk.com'], nxdomain: true, page: null },
  {
    provider: 'Microsoft Azure',
    suffixes: [
      'azurewebsites.net',
      'cloudapp.net',
      'cloudapp.azure.com',
      'trafficmanager.net',
      'azureedge.net',
      'azure-api.net',
      'azurecontainer.io',
      'blob.core.windows.net',
      'azurestaticapps.net',
    ],
    nxdomain: true,
    page: null,
  },
  {
    provider: 'Shopify',
    suffixes: ['myshopify.com'],
    nxdomain: false,
    page: /Sorry, this shop is currently unavailable/,
  },
  { provider: 'Fastly', suffixes: ['fastly.net'], nxdomain: false, page: /Fastly error: unknown domain/ },
  { provider: 'Surge', suffixes: ['surge.sh'], nxdomain: false, page: /project not found/ },
  { provider: 'Bitbucket', suffixes: ['bitbucket.io'], nxdomain: false, page: /Repository not found/ },
  {
    provider: 'Ghost',
    suffixes: ['ghost.io'],
    nxdomain: false,
    page: /Site unavailable|The thing you were looking for is no longer here/,
  },
  { provider: 'Pantheon', suffixes: ['pantheonsite.io'], nxdomain: false, page: /404 error unknown site/ },
  { provider: 'Read the Docs', suffixes: ['readthedocs.io'], nxdomain: false, page: /unknown to Read the Docs/ },
  {
    provider: 'Tumblr',
    suffixes: ['domains.tumblr.com'],
    nxdomain: false,
    page: /There's nothing here|Whatever you were looking for doesn't currently exist/,
  },
  { provider: 'WordPress.com', suffixes: ['wordpress.com'], nxdomain: false, page: /Do you want to register/ },
  {
    provider: 'Webflow',
    suffixes: ['proxy.webflow.com', 'proxy-ssl.webflow.com'],
    nxdomain: false,
    page: /The page you are looking for doesn't exist or has been moved/,
  },
  {
    provider: 'Help Scout',
    suffixes: ['helpscoutdocs.com'],
    nxdomain: false,
    page: /No settings were found for this company/,
  },
  {
    provider: 'Agile CRM',
    suffixes: ['agilecrm.com'],
    nxdomain: false,
    page: /Sorry, this page is no longer available/,
  },
  { provider: 'Fly.io', suffixes: ['fly.dev'], nxdomain: true, page: null },
];

/** The provider that a host name belongs to. */
export function takeoverProviderOf(name: string): TakeoverProvider | null {
  return TAKEOVER_PROVIDERS.find(({ suffixes }) => suffixes.some((suffix) => name.endsWith(`.${suffix}`))) ?? null;
}
