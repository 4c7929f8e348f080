import { listInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { present } from '../../shared/records.ts';
import { ADMIN_FLAGS, pathArgument, printCall, printList, WORKSPACE_FLAG } from '../admin-client.ts';
import { type FlagTable, flagsOrHelp, type ParsedFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { scopesFlag, scopesOf } from '../scopes-flag.ts';

const GITHUB = 'https://token.actions.githubusercontent.com';

/** Flags that stand for a claim. */
const CLAIMS = {
  'repository-id': 'repository_id',
  'repository-owner-id': 'repository_owner_id',
  environment: 'environment',
  ref: 'ref',
  event: 'event_name',
} as const;

const FLAGS: FlagTable = {
  github: {
    type: 'string',
    value: 'OWNER/REPO',
    description:
      'add: a repository on GitHub. The name is only a label: give its ids too (gh api repos/OWNER/REPO --jq "[.id, .owner.id]").',
  },
  'repository-id': { type: 'string', value: 'N', description: 'add: number of the repository.' },
  'repository-owner-id': { type: 'string', value: 'N', description: 'add: number of its owner.' },
  environment: { type: 'string', value: 'NAME', description: 'add: only jobs of this environment.' },
  ref: { type: 'string', value: 'REF', description: 'add: only runs of this ref, such as refs/heads/main.' },
  event: { type: 'string', value: 'NAME', description: 'add: only runs of this event, such as push.' },
  claim: {
    type: 'string',
    multiple: true,
    value: 'NAME=VALUE',
    description: 'add: another claim, such as project_id=7 and namespace_id=3 of GitLab.',
  },
  issuer: { type: 'string', value: 'URL', description: `add: issuer of the tokens. Default with --github: ${GITHUB}.` },
  audience: { type: 'string', value: 'TEXT', description: 'add: audience of the tokens. Default: URL of the service.' },
  name: { type: 'string', value: 'NAME', description: 'add: what the trust is for. Default: that of --github.' },
  scopes: scopesFlag('add'),
  targets: {
    type: 'string',
    value: 'LIST',
    description: 'add: hosts, host:port or *.domain that its keys may register and scan. Default: any.',
  },
  ...WORKSPACE_FLAG,
  ...ADMIN_FLAGS,
};

const HELP = commandHelp(
  [
    'trusts add --github OWNER/REPO --repository-id N --repository-owner-id N --scopes LIST [flags] --bootstrap FILE',
    'trusts add --issuer URL --claim NAME=VALUE --claim NAME=VALUE --scopes LIST [flags] --bootstrap FILE',
    'trusts list --bootstrap FILE',
    'trusts remove <trust id> --bootstrap FILE',
  ],
  `Manages which workloads, such as jobs of GitHub Actions, get a key of 15 minutes for their identity token, so that they need
no stored secret. The service must accept the issuer (serve --oidc-issuer). Claims are compared exactly. remove also revokes the keys
that the trust gave.`,
  FLAGS,
);

/** `scan-gate trusts`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [verb, id, ...extra] = flags.positionals;
  const [surplus] = verb === 'remove' ? extra : [id, ...extra];
  if (surplus !== undefined) throw new UsageError(shown(surplus), `is one argument too many for trusts ${verb}.`);
  switch (verb) {
    case 'add':
      return printCall(flags, io, 'POST', '/v1/trusts', addBody(flags));
    case 'list':
      return printList(flags, io, '/v1/trusts');
    case 'remove':
      return printCall(flags, io, 'DELETE', `/v1/trusts/${pathArgument(id, '<trust id>')}`);
    default:
      throw new UsageError('trusts', `${shown(verb ?? '')} is not one of add, list, remove.`);
  }
}

function addBody(flags: ParsedFlags) {
  const github = flags.text('github');
  if (github !== undefined && !/^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(github))
    throw new UsageError('--github', `${shown(github)} is not OWNER/REPO.`);
  const issuer = flags.text('issuer') ?? (github === undefined ? undefined : GITHUB);
  if (issuer === undefined) throw new UsageError('--issuer', 'missing: give it, or --github OWNER/REPO.');
  if (github !== undefined) {
    for (const name of ['repository-id', 'repository-owner-id'] as const)
      if (flags.text(name) === undefined)
        throw new UsageError(`--${name}`, 'missing: a name can be given to another repository, an id cannot.');
  }
  const targets = flags.text('targets');
  return {
    issuer,
    claims: claimsOf(flags),
    scopes: scopesOf(flags),
    ...present({
      name: flags.text('name') ?? github,
      audience: flags.text('audience'),
      targets: targets === undefined ? undefined : listInput(targets),
    }),
  };
}

/** @throws UsageError */
function claimsOf(flags: ParsedFlags): Record<string, string> {
  const named = Object.entries(CLAIMS).flatMap(([flag, claim]) => {
    const value = flags.text(flag);
    return value === undefined ? [] : [[claim, value] as const];
  });
  const others = flags.texts('claim').map((text) => {
    const [, name = '', value = ''] = /^([a-z][a-z0-9_]{0,63})=(.+)$/.exec(text) ?? [];
    if (name === '') throw new UsageError('--claim', `${shown(text)} is not NAME=VALUE.`);
    return [name, value] as const;
  });
  return Object.fromEntries([...named, ...others]);
}
