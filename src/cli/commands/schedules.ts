import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SCAN_TYPES } from '../../contract/primitives.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import type { ScheduleUpdate } from '../../contract/schedule.ts';
import { enumInput, listInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { isRecord, parsedJson, present } from '../../shared/records.ts';
import { allOf, type Call, printResult, SERVICE_FLAGS } from '../client-command.ts';
import { type FlagTable, flagsOrHelp, type ParsedFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = {
  name: { type: 'string', value: 'NAME', description: 'What the schedule is for, in your words.' },
  cron: { type: 'string', value: 'EXPR', description: 'Five fields, such as "0 2 * * *". At most once an hour.' },
  'time-zone': { type: 'string', value: 'ZONE', description: 'IANA time zone, such as Europe/Berlin. Default: UTC.' },
  targets: { type: 'string', value: 'LIST', description: 'Ids of the targets, 20 at most.' },
  'scan-type': { type: 'string', value: 'T', description: `${SCAN_TYPES.join(', ')}.` },
  options: {
    type: 'string',
    value: 'FILE',
    description: 'JSON file with the options of the scans, as in POST /v1/scans. update replaces all earlier ones.',
  },
  ...SERVICE_FLAGS,
};

const HELP = commandHelp(
  [
    'schedules create --name NAME --cron EXPR --targets LIST --scan-type T [flags] --api-url URL',
    'schedules list --api-url URL',
    'schedules update <id> [flags] --api-url URL',
    'schedules pause <id> --api-url URL',
    'schedules resume <id> --api-url URL',
    'schedules delete <id> --api-url URL',
  ],
  `Manages the schedules by which a service scans targets without a CI. Each run starts up to 10 minutes after its time, always by the
same delay (next_runs), so that those of the same hour are spread. Runs that were missed are made up once. The scans are created with
the rights of the key that created or last changed the schedule.`,
  FLAGS,
);

/** `scan-gate schedules`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [verb = '', id, ...more] = flags.positionals;
  const takesId = verb !== 'create' && verb !== 'list';
  const [surplus] = takesId ? more : [id, ...more];
  if (surplus !== undefined) throw new UsageError(shown(surplus), `is one argument too many for schedules ${verb}.`);
  return printResult(await callOf(verb, id, flags, io), flags, io);
}

/** @throws UsageError */
async function callOf(verb: string, id: string | undefined, flags: ParsedFlags, io: Io): Promise<Call> {
  const known = () => {
    if (id === undefined) throw new UsageError('<id>', 'missing: see scan-gate schedules list.');
    return id;
  };
  const change = (body: ScheduleUpdate): Call => {
    const schedule = known();
    return (client) => client.updateSchedule(schedule, body);
  };
  switch (verb) {
    case 'create': {
      const body = await settings(flags, io);
      const { name, cron, scan_type, target_ids } = body;
      if (name === undefined) throw new UsageError('--name', 'missing: say what the schedule is for.');
      if (cron === undefined) throw new UsageError('--cron', 'missing: such as "0 2 * * *".');
      if (target_ids === undefined) throw new UsageError('--targets', 'missing: ids of targets.');
      if (scan_type === undefined) throw new UsageError('--scan-type', `missing: ${SCAN_TYPES.join(', ')}.`);
      return (client) => client.createSchedule({ ...body, name, cron, scan_type, target_ids });
    }
    case 'list':
      return (client) => allOf(client.iterateSchedules({ limit: 100 }));
    case 'update': {
      const body = await settings(flags, io);
      if (Object.keys(body).length === 0) throw new UsageError('schedules update', 'give at least one flag to change.');
      return change(body);
    }
    case 'pause':
      return change({ status: 'paused' });
    case 'resume':
      return change({ status: 'enabled' });
    case 'delete': {
      const schedule = known();
      return (client) => client.deleteSchedule(schedule);
    }
    default:
      throw new UsageError('schedules', `${shown(verb)} is not one of create, list, update, pause, resume, delete.`);
  }
}

/** @throws UsageError */
async function settings(flags: ParsedFlags, io: Io): Promise<ScheduleUpdate> {
  const [targets, scanType, options] = [flags.text('targets'), flags.text('scan-type'), flags.text('options')];
  return present({
    name: flags.text('name'),
    cron: flags.text('cron'),
    time_zone: flags.text('time-zone'),
    target_ids: targets === undefined ? undefined : listInput(targets),
    scan_type: scanType === undefined ? undefined : enumInput('--scan-type', scanType, SCAN_TYPES),
    options: options === undefined ? undefined : await optionsIn(options, io),
  });
}

/** Checked by the service. @throws UsageError */
async function optionsIn(path: string, io: Io): Promise<ScanOptions> {
  const text = await readFile(resolve(io.directory, path), 'utf8').catch((cause: unknown) => {
    throw new UsageError('--options', `${shown(path)} cannot be read.`, { cause });
  });
  const options = parsedJson(text);
  if (!isRecord(options)) throw new UsageError('--options', `${shown(path)} is not a JSON object.`);
  return options;
}
