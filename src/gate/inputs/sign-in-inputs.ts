import type { InputDefinition } from './input-definition.ts';

const text = { kind: 'text' } as const;

/** Inputs by which the scans get access to the targets. Their values are secrets, except for the path. */
export const SIGN_IN_INPUTS = {
  'request-headers': {
    group: 'running',
    description:
      'Headers to send with every request to the targets, one `Name: value` per line, for example to pass a preview’s access control. Values are masked, and sent only to hosts named by an input or by the trusted configuration file.',
    default: '',
    type: text,
    value: 'LINES',
    secret: 'SCAN_GATE_REQUEST_HEADERS',
  },
  login: {
    group: 'running',
    description:
      'How to sign in to the targets, one `key: value` per line: `username` and `password`, with `url` (the sign-in page, if the scan cannot find it), `totp` (secret of one-time codes), `identity-provider` (the origin of Keycloak, Okta, Entra or the like) and `recording` (a file of the Recorder of Chrome DevTools); or a session, as `storage-state` (a file of Playwright), `cookie` or `header`; or `client-id`, `client-secret`, `token-url` and `scope`. Values are masked, and sent only to the target and the identity provider. If the sign-in fails, the outcome is `inconclusive`.',
    default: '',
    type: text,
    value: 'LINES',
    secret: 'SCAN_GATE_LOGIN',
  },
  'second-login': {
    group: 'running',
    description:
      'A second user of the same role, in the form of `login`: the scan checks that users cannot read what belongs to others. It only reads.',
    default: '',
    type: text,
    value: 'LINES',
    secret: 'SCAN_GATE_SECOND_LOGIN',
  },
  'admin-login': {
    group: 'running',
    description:
      'An administrator, in the form of `login`: the scan checks that the user of `login` cannot read what only administrators may. It only reads.',
    default: '',
    type: text,
    value: 'LINES',
    secret: 'SCAN_GATE_ADMIN_LOGIN',
  },
  'login-check': {
    group: 'running',
    description: 'Path that responds only to a signed-in user, such as `/account`. If empty, the scan looks for one.',
    default: '',
    type: text,
    value: 'PATH',
  },
} as const satisfies Record<string, InputDefinition>;
