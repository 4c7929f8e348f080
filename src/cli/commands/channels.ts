import { CHANNEL_EVENTS, CHANNEL_KINDS, type ChannelSettings, type ChannelUpdate } from '../../contract/channel.ts';
import { SEVERITIES } from '../../contract/primitives.ts';
import { enumInput, listInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { present } from '../../shared/records.ts';
import { allOf, type Call, printResult, SERVICE_FLAGS } from '../client-command.ts';
import { type FlagTable, flagsOrHelp, type ParsedFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { environmentSecret } from '../secret-files.ts';

const FLAGS: FlagTable = {
  kind: { type: 'string', value: 'KIND', description: `add: ${CHANNEL_KINDS.join(', ')}.` },
  name: { type: 'string', value: 'NAME', description: 'What the channel is for, in your words.' },
  url: {
    type: 'string',
    value: 'URL',
    description:
      'Jira or DefectDojo. That of Slack or Teams is a secret: prefer SCAN_GATE_CHANNEL_URL or SCAN_GATE_CHANNEL_URL_FILE. Flags are visible in process lists.',
  },
  recipients: { type: 'string', value: 'LIST', description: 'Email: addresses, 20 at most.' },
  user: { type: 'string', value: 'EMAIL', description: 'Jira Cloud: account of the token. Without it: Data Center.' },
  project: { type: 'string', value: 'KEY', description: 'Jira: key of the project.' },
  'issue-type': { type: 'string', value: 'NAME', description: 'Jira: default Task.' },
  summary: {
    type: 'string',
    value: 'TEXT',
    description: 'Jira: template with {subject}, {target}, {severity}, {title}, {new}, {fixed}. Default: {subject}.',
  },
  product: { type: 'string', value: 'NAME', description: 'DefectDojo: a product, which must exist.' },
  engagement: { type: 'string', value: 'NAME', description: 'DefectDojo: default Scan Gate.' },
  'min-severity': { type: 'string', value: 'S', description: `${SEVERITIES.join(', ')}. Default: high.` },
  events: {
    type: 'string',
    value: 'LIST',
    description: `${CHANNEL_EVENTS.join(', ')}. Default: both; Jira: the first.`,
  },
  'daily-at': { type: 'string', value: 'HH:MM', description: 'One digest a day at this time; now: at once (default).' },
  'time-zone': { type: 'string', value: 'ZONE', description: 'IANA time zone, such as Europe/Berlin. Default: UTC.' },
  status: { type: 'string', value: 'STATUS', description: 'update: enabled or disabled.' },
  ...SERVICE_FLAGS,
};

const HELP = commandHelp(
  [
    'channels add --kind KIND --name NAME [flags] --api-url URL',
    'channels list --api-url URL',
    'channels update <id> [flags] --api-url URL',
    'channels test <id> --api-url URL',
    'channels delete <id> --api-url URL',
  ],
  `Manages where a service sends new and fixed findings of a workspace. The token of Jira or DefectDojo comes from
SCAN_GATE_CHANNEL_TOKEN, or the file in SCAN_GATE_CHANNEL_TOKEN_FILE. update replaces all settings of the kind if it has one of them. test
sends an example; for Jira and DefectDojo it checks the token only.`,
  FLAGS,
);

/** `scan-gate channels`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [verb = '', id, ...more] = flags.positionals;
  const [surplus] = verb === 'add' || verb === 'list' ? [id, ...more] : more;
  if (surplus !== undefined) throw new UsageError(shown(surplus), `is one argument too many for channels ${verb}.`);
  return printResult(callOf(verb, id, flags, io), flags, io);
}

/** @throws UsageError */
function callOf(verb: string, id: string | undefined, flags: ParsedFlags, io: Io): Call {
  const known = () => {
    if (id === undefined) throw new UsageError('<id>', 'missing: see scan-gate channels list.');
    return id;
  };
  switch (verb) {
    case 'add': {
      const kind = enumInput('--kind', flags.text('kind') ?? '', CHANNEL_KINDS);
      const { name, daily_at: dailyAt, status: _, ...body } = terms(flags, io);
      if (name === undefined) throw new UsageError('--name', 'missing: say what the channel is for.');
      const digest = dailyAt === undefined || dailyAt === '' ? {} : { daily_at: dailyAt };
      return (client) => client.createChannel({ ...body, name, kind, ...digest });
    }
    case 'list':
      return (client) => allOf(client.iterateChannels({ limit: 100 }));
    case 'update': {
      const [channel, body] = [known(), terms(flags, io)];
      if (Object.keys(body).length === 0) throw new UsageError('channels update', 'give at least one flag to change.');
      return (client) => client.updateChannel(channel, body);
    }
    case 'test': {
      const channel = known();
      return (client) => client.testChannel(channel);
    }
    case 'delete': {
      const channel = known();
      return (client) => client.deleteChannel(channel);
    }
    default:
      throw new UsageError('channels', `${shown(verb)} is not one of add, list, update, test, delete.`);
  }
}

/** @throws UsageError */
function terms(flags: ParsedFlags, io: Io): ChannelUpdate {
  const choice = <const Value extends string>(name: string, values: readonly Value[]) => {
    const text = flags.text(name);
    return text === undefined ? undefined : enumInput(`--${name}`, text, values);
  };
  const list = (name: string) => {
    const text = flags.text(name);
    return text === undefined ? undefined : listInput(text);
  };
  const settings: ChannelSettings = present({
    recipients: list('recipients'),
    user: flags.text('user'),
    project: flags.text('project'),
    issue_type: flags.text('issue-type'),
    summary: flags.text('summary'),
    product: flags.text('product'),
    engagement: flags.text('engagement'),
  });
  const dailyAt = flags.text('daily-at');
  return present({
    name: flags.text('name'),
    url: flags.text('url') ?? environmentSecret(io, 'SCAN_GATE_CHANNEL_URL'),
    token: environmentSecret(io, 'SCAN_GATE_CHANNEL_TOKEN'),
    settings: Object.keys(settings).length === 0 ? undefined : settings,
    min_severity: choice('min-severity', SEVERITIES),
    events: list('events')?.map((text) => enumInput('--events', text, CHANNEL_EVENTS)),
    daily_at: dailyAt === 'now' ? '' : dailyAt,
    time_zone: flags.text('time-zone'),
    status: choice('status', ['enabled', 'disabled']),
  });
}
