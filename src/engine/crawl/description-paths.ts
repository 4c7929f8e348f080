/** Where API descriptions are published. The exposure catalogue lists the same paths, so that each is requested once. */
export const DESCRIPTION_PATHS: readonly string[] = [
  '/swagger.json',
  '/openapi.json',
  '/openapi.yaml',
  '/v2/api-docs',
  '/v3/api-docs',
  '/api-docs',
];
