import type { TSchema } from 'typebox';
import {
  WireBulk,
  WireChannel,
  WireExchangedToken,
  WireFinding,
  WireScan,
  WireScanState,
  WireSchedule,
  WireTarget,
  WireTargetFinding,
  WireUsage,
  WireVerification,
  WireWebhook,
  WireWebhookWithSecret,
} from '../../src/client/wire.ts';
import { WIRE_EVENTS } from '../../src/client/wire-events.ts';
import { ChannelCreate, ChannelUpdate } from '../../src/contract/channel.ts';
import { Checks, ChecksUpdate } from '../../src/contract/checks.ts';
import { Finding, FindingUpdate } from '../../src/contract/finding.ts';
import { Report } from '../../src/contract/report.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { BulkScanCreate, Scan, ScanCreate, ScanOptions } from '../../src/contract/scan.ts';
import { ScheduleCreate, ScheduleUpdate } from '../../src/contract/schedule.ts';
import { SHARED_SCHEMAS } from '../../src/contract/shared-schemas.ts';
import { EmbeddedTargetVerify, Target, TargetCreate } from '../../src/contract/target.ts';
import {
  Delivery,
  DeliveryAttempt,
  DeliveryWithAttempts,
  ReplayRequest,
  ReplayResult,
  RotateSecret,
  WebhookCreate,
  WebhookTestResult,
  WebhookUpdate,
} from '../../src/contract/webhook.ts';
import { type Schema, valuesOf } from './api-description.ts';
import { pascal } from './python-text.ts';

/**
 * The models of the TypeScript client, `src/generated/models.ts`, from the schemas of the contract and of the responses that
 * the client accepts: plain interfaces, which a program reads without TypeBox.
 */
/** What a name of the table means, where its schema does not say. */
const ABOUT: Readonly<Record<string, string>> = {
  ScanState:
    'What the service returns when a scan is created or cancelled: a scan of which only the id and the status are certain.',
  Verification: 'The result of a verification: a target whose members may all be absent.',
  Report: 'The JSON report of a scan.',
  TargetVerify: 'The method `local` is for an embedded service only.',
};

/** Interfaces that extend another one; the compiler checks that they can. */
const BASES: Readonly<Record<string, string>> = {
  Target: 'Verification',
  ScanOptions: 'PublicScanOptions',
  ScanState: 'CreatedScan',
  Scan: 'ScanState',
  ReportScan: 'Scan',
  ReportTarget: 'Target',
  ReportFinding: 'Finding',
  TargetFinding: 'Finding',
  WebhookWithSecret: 'Webhook',
  DeliveryWithAttempts: 'Delivery',
};

const BulkEntry = WireBulk.properties.results.items;

const { ErrorBody, ErrorDetail, FindingsCount, ...SHARED } = SHARED_SCHEMAS;

/** Closed lists of words, which have types of their own. */
const WORDS = new Map(
  Object.entries(SHARED).flatMap(([name, schema]) => {
    const { enum: words } = schema as Schema;
    return words === undefined ? [] : [[words.join(), { name, schema: schema as Schema }] as const];
  }),
);

/** An object that equals one of them elsewhere is written by its name. */
const NAMED: Readonly<Record<string, TSchema>> = {
  SeverityCounts: FindingsCount,
  ErrorDetail,
  ErrorBody,
  UsagePeriod: WireUsage.properties.last_30d,
  Usage: WireUsage,
  VerificationInstruction: WireTarget.properties.verification.properties.instructions.items,
  TargetVerification: WireTarget.properties.verification,
  Verification: WireVerification,
  Target: WireTarget,
  LoginCookie: SHARED.LoginCookie,
  Login: SHARED.Login,
  PublicScanOptions: SHARED.ScanOptions,
  ScanOptions,
  ScanFailure: WireScan.properties.failure.anyOf[0],
  CreatedScan: BulkEntry.properties.scan,
  ScanState: WireScanState,
  Scan: WireScan,
  BulkError: BulkEntry.properties.error,
  BulkSummary: WireBulk.properties.summary,
  FindingLocation: SHARED.FindingLocation,
  Cvss: SHARED.Cvss,
  FindingAcceptance: SHARED.FindingAcceptance,
  Finding: WireFinding,
  TargetFinding: WireTargetFinding,
  ReportScan: Scan,
  ReportTarget: Target,
  ReportFinding: Finding,
  ReportSummary: SHARED.ReportSummary,
  CheckResult: SHARED.CheckResult,
  BudgetUse: SHARED.BudgetUse,
  ReportBudget: SHARED.ReportBudget,
  ReportCoverageBrowser: SHARED.ReportCoverageBrowser,
  ReportCoverageApi: SHARED.ReportCoverageApi,
  ReportLeftOut: SHARED.ReportLeftOut,
  ReportReachCount: SHARED.ReportReachCount,
  ReportReach: SHARED.ReportReach,
  ReportCreated: SHARED.ReportCreated,
  ReportCoverage: SHARED.ReportCoverage,
  ComplianceRow: SHARED.ComplianceRow,
  ReportTool: SHARED.ReportTool,
  Report,
  ScheduleRun: SHARED.ScheduleRun,
  ScheduleError: SHARED.ScheduleError,
  Schedule: WireSchedule,
  ChannelSettings: SHARED.ChannelSettings,
  Channel: WireChannel,
  Webhook: WireWebhook,
  WebhookWithSecret: WireWebhookWithSecret,
  WebhookTestResult,
  DeliveryAttempt,
  Delivery,
  DeliveryWithAttempts,
  ReplayResult,
  ExchangedToken: WireExchangedToken,
  TargetCreate,
  TargetVerify: EmbeddedTargetVerify,
  ScanCreate,
  BulkScanCreate,
  Checks,
  ChecksUpdate,
  FindingUpdate,
  ScheduleCreate,
  ScheduleUpdate,
  ChannelCreate,
  ChannelUpdate,
  WebhookCreate,
  WebhookUpdate,
  RotateSecret,
  ReplayRequest,
  PageQuery: ROUTES.listWebhooks.query,
  ...Object.fromEntries(
    Object.entries(ROUTES).flatMap(([name, route]) =>
      'query' in route ? [[`${pascal(name)}Query`, route.query]] : [],
    ),
  ),
  ScanEventData: WIRE_EVENTS['scan.queued'].properties.data,
  ...Object.fromEntries(
    Object.entries(WIRE_EVENTS).map(([type, schema]) => [`${pascal(type)}Data`, schema.properties.data]),
  ),
  ...Object.fromEntries(Object.entries(WIRE_EVENTS).map(([type, schema]) => [`${pascal(type)}Event`, schema])),
};

export function typescriptModels(): string {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(NAMED)) {
    const key = formOf(schema);
    if (!names.has(key)) names.set(key, name);
  }
  const interfaces = Object.entries(NAMED).map(([name, schema]) => {
    const { description } = schema as Schema;
    const first = names.get(formOf(schema));
    const about = comment(description ?? ABOUT[name], '');
    if (first !== name) return `${about}export type ${name} = ${first};\n`;
    const base = baseOf(name);
    if (base === undefined) return `${about}export interface ${name} ${objectText(schema as Schema, '', names)}\n`;
    return `${about}export interface ${name} extends ${extended(schema as Schema, NAMED[base] as Schema, base, names)}\n`;
  });
  const events = Object.keys(WIRE_EVENTS).map((type) => `  | ${pascal(type)}Event\n`);
  const words = [...WORDS.values()].map(
    ({ name, schema }) =>
      `\n${comment(schema.description, '')}export type ${name} = ${wordsText(schema.enum ?? [])};\n`,
  );
  return [
    ...words,
    ...interfaces.map((text) => `\n${text}`),
    '\n/** The events of which this version knows the type. */\n',
    `export type KnownEvent =\n${events.join('').trimEnd()};\n`,
  ].join('');
}

/** A schema without the notes that each place may have of its own. */
function formOf({ description: _, writeOnly: __, ...form }: Schema): string {
  return JSON.stringify(form);
}

function baseOf(name: string): string | undefined {
  if (/^Scan\w+Data$/.test(name) && name !== 'ScanEventData') return 'ScanEventData';
  return /^List\w+Query$/.test(name) ? 'PageQuery' : BASES[name];
}

function typeText(schema: Schema, indent: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(formOf(schema));
  if (name !== undefined) return name;
  if (schema.anyOf !== undefined) return schema.anyOf.map((option) => typeText(option, indent, names)).join(' | ');
  if (schema.enum !== undefined) return WORDS.get(schema.enum.join())?.name ?? wordsText(schema.enum);
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.items !== undefined) {
    const item = typeText(schema.items, indent, names);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.properties !== undefined) return objectText(schema, indent, names);
  const map = valuesOf(schema);
  if (map !== undefined) return `Record<string, ${typeText(map, indent, names)}>`;
  const plain = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };
  const type = plain[schema.type as keyof typeof plain];
  if (type === undefined) throw new Error(`No type for ${JSON.stringify(schema)}`);
  return type;
}

/** The base and the members that it lacks or has in another form. */
function extended(schema: Schema, base: Schema, baseName: string, names: ReadonlyMap<string, string>): string {
  const { properties = {}, required = [] } = schema;
  const shared = Object.keys(base.properties ?? {});
  const loose = shared.filter((member) => !required.includes(member)).map(quoted);
  // Nearly all of its members are required, and those of the base are not.
  const isStrict = (base.required ?? []).length < required.length && loose.length < 2 && shared.length > 2;
  const isInherited = ([member, property]: [string, Schema]) => {
    const inBase = base.properties?.[member];
    if (inBase === undefined || typeText(inBase, '', names) !== typeText(property, '', names)) return false;
    const isRequired = required.includes(member);
    return isRequired === (isStrict || base.required?.includes(member) === true);
  };
  const own = Object.fromEntries(Object.entries(properties).filter((entry) => !isInherited(entry)));
  const strict = loose.length === 0 ? baseName : `Omit<${baseName}, ${loose.join(' | ')}>`;
  return `${isStrict ? `Required<${strict}>` : baseName} ${objectText({ ...schema, properties: own }, '', names)}`;
}

function objectText(schema: Schema, indent: string, names: ReadonlyMap<string, string>): string {
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const mark = schema.required?.includes(name) === true ? '' : '?';
    return `${comment(aboutOf(member), `${indent}  `)}${indent}  ${name}${mark}: ${typeText(member, `${indent}  `, names)};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

function wordsText(words: readonly string[]): string {
  return words.map((word) => quoted(word)).join(' | ');
}

/** A timestamp says nothing that its name does not. */
function aboutOf(schema: Schema): string | undefined {
  const described = [schema, ...(schema.anyOf ?? [])].find(({ description }) => description !== undefined);
  return described?.format === 'date-time' ? undefined : described?.description;
}

function comment(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
