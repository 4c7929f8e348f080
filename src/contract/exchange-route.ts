/** The exchange of identity tokens, without its schemas, which a client need not carry. */
export const EXCHANGE_ROUTE = {
  method: 'POST',
  path: '/v1/oidc/token',
  scopes: [],
  isOpen: true,
  summary: 'Exchange the identity token of a job in CI for an API key of 15 minutes.',
  success: { status: 200 },
  errors: ['invalid_identity_token', 'trust_mismatch', 'not_found'],
} as const;
