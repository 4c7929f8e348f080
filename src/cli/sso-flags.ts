import { ROLES } from '../contract/admin.ts';
import { enumInput } from '../gate/model/input-values.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { present } from '../shared/records.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';
import { issuerUrl } from './issuer-url.ts';
import { environmentSecret } from './secret-files.ts';

/** Flags of `serve` for single sign-on to the settings console. The client secret comes from the environment only. */
export const SSO_FLAGS: FlagTable = {
  'sso-issuer': {
    type: 'string',
    value: 'URL',
    description:
      'Identity provider (OpenID Connect) at which people sign in to the console. Needs --public-url, --sso-client-id and --sso-role. The secret comes from SCAN_GATE_SSO_CLIENT_SECRET, or the file in SCAN_GATE_SSO_CLIENT_SECRET_FILE.',
  },
  'sso-client-id': { type: 'string', value: 'ID', description: 'Client of the service at the identity provider.' },
  'sso-group-claim': {
    type: 'string',
    value: 'NAME',
    description: 'Claim with the groups of a person. Default: groups.',
  },
  'sso-scope': {
    type: 'string',
    value: 'LIST',
    description: 'Scopes to request, with spaces. Default: "openid profile".',
  },
  'sso-tokens': {
    type: 'boolean',
    description: 'Personal access tokens sign in to the console, too. Default: only the provider and the admin token.',
  },
  'sso-role': {
    type: 'string',
    multiple: true,
    value: 'GROUP=ROLE[@WORKSPACE]',
    description: `Role of a group: ${ROLES.join(', ')}, in the first workspace or the one with that id.`,
  },
};

type Sso = NonNullable<
  NonNullable<Parameters<typeof import('../embedded.ts')['startEmbeddedService']>[0]['console']>['sso']
>;

/**
 * Single sign-on configured by flags and environment, or undefined.
 * @throws UsageError
 */
export function readSso(flags: ParsedFlags, publicUrl: string | undefined, io: Io): Sso | undefined {
  const issuer = flags.text('sso-issuer');
  if (issuer === undefined) {
    const surplus = Object.keys(SSO_FLAGS).find(
      (name) => flags.texts(name).length > 0 || flags.flag(name) !== undefined,
    );
    if (surplus !== undefined) throw new UsageError('--sso-issuer', `missing: --${surplus} needs it.`);
    return undefined;
  }
  if (publicUrl === undefined)
    throw new UsageError('--public-url', 'missing: the identity provider sends people back to it.');
  const clientId = flags.text('sso-client-id');
  if (clientId === undefined || clientId === '') throw new UsageError('--sso-client-id', 'missing.');
  const roles = flags.texts('sso-role').map(roleOf);
  if (roles.length === 0) throw new UsageError('--sso-role', 'missing: without a role, no person can sign in.');
  const scope = flags.text('sso-scope');
  if (scope !== undefined && !scope.split(' ').includes('openid'))
    throw new UsageError('--sso-scope', 'must contain openid.');
  return {
    issuer: issuerUrl('--sso-issuer', issuer),
    clientId,
    clientSecret: environmentSecret(io, 'SCAN_GATE_SSO_CLIENT_SECRET') ?? null,
    roles,
    tokens: flags.flag('sso-tokens') === true,
    ...present({ scope, groupClaim: flags.text('sso-group-claim') }),
  };
}

/** A name of a group may contain = and @. @throws UsageError */
function roleOf(text: string): Sso['roles'][number] {
  const at = text.lastIndexOf('=');
  const [role = '', workspaceId = null] = text.slice(at + 1).split('@', 2);
  if (at < 1) throw new UsageError('--sso-role', `${shown(text)} is not GROUP=ROLE or GROUP=ROLE@WORKSPACE.`);
  if (workspaceId !== null && !/^wsp_[0-9a-z]{8,40}$/.test(workspaceId))
    throw new UsageError('--sso-role', `${shown(workspaceId)} is not the id of a workspace.`);
  return { group: text.slice(0, at), role: enumInput('--sso-role', role, ROLES), workspaceId };
}
