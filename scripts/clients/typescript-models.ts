import type { TSchema } from 'typebox';
import {
  WireBulk,
  WireFinding,
  WireScan,
  WireScanState,
  WireTarget,
  WireUsage,
  WireVerification,
  WireWebhook,
  WireWebhookWithSecret,
} from '../../src/client/wire.ts';
import { WIRE_EVENTS } from '../../src/client/wire-events.ts';
import { ErrorBody, ErrorDetail } from '../../src/contract/errors.ts';
import { Finding } from '../../src/contract/finding.ts';
import { SCAN_TYPES, SEVERITIES, SeverityCounts } from '../../src/contract/primitives.ts';
import { Report } from '../../src/contract/report.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { BulkScanCreate, Scan, ScanCreate, ScanOptions } from '../../src/contract/scan.ts';
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
import { pascal } from './python-text.ts';

/**
 * Writes the models of the TypeScript client, `src/client/models.ts`, from the schemas of the contract and of the responses that
 * the client accepts: plain interfaces, which a program reads without TypeBox.
 */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** What a name of the table means, where its schema does not say. */
const ABOUT: Readonly<Record<string, string>> = {
  ScanState:
    'What the service returns when a scan is created or cancelled: a scan of which only the id and the status are certain.',
  Verification: 'The result of a verification: a target whose members may all be absent.',
  Report: 'The JSON report of a scan.',
  TargetVerify: 'The method `local` is for an embedded service only.',
};

const BulkEntry = WireBulk.properties.results.items;

/** Closed lists of words, which have types of their own. */
const WORDS: Readonly<Record<string, readonly string[]>> = { Severity: SEVERITIES, ScanType: SCAN_TYPES };

/** An object that equals one of them elsewhere is written by its name. */
const NAMED: Readonly<Record<string, TSchema>> = {
  SeverityCounts,
  ErrorDetail,
  ErrorBody,
  Usage: WireUsage,
  TargetVerification: WireTarget.properties.verification,
  Target: WireTarget,
  Verification: WireVerification,
  Scan: WireScan,
  ScanState: WireScanState,
  CreatedScan: BulkEntry.properties.scan,
  BulkError: BulkEntry.properties.error,
  BulkSummary: WireBulk.properties.summary,
  Finding: WireFinding,
  ReportScan: Scan,
  ReportTarget: Target,
  ReportFinding: Finding,
  Report,
  Webhook: WireWebhook,
  WebhookWithSecret: WireWebhookWithSecret,
  WebhookTestResult,
  DeliveryAttempt,
  Delivery,
  DeliveryWithAttempts,
  ReplayResult,
  ScanOptions,
  TargetCreate,
  TargetVerify: EmbeddedTargetVerify,
  ScanCreate,
  BulkScanCreate,
  WebhookCreate,
  WebhookUpdate,
  RotateSecret,
  ReplayRequest,
  ...Object.fromEntries(
    Object.entries(ROUTES).flatMap(([name, route]) =>
      'query' in route ? [[`${pascal(name)}Query`, route.query]] : [],
    ),
  ),
  ...Object.fromEntries(Object.entries(WIRE_EVENTS).map(([type, schema]) => [`${pascal(type)}Event`, schema])),
};

export function typescriptModels(): string {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(NAMED)) {
    const key = JSON.stringify(schema);
    if (!names.has(key)) names.set(key, name);
  }
  const interfaces = Object.entries(NAMED).map(([name, schema]) => {
    const { description } = schema as Schema;
    const first = names.get(JSON.stringify(schema));
    const text = first === name ? objectText(schema as Schema, '', names) : null;
    const about = comment(description ?? ABOUT[name], '');
    return text === null ? `${about}export type ${name} = ${first};\n` : `${about}export interface ${name} ${text}\n`;
  });
  const events = Object.keys(WIRE_EVENTS).map((type) => `  | ${pascal(type)}Event\n`);
  return [
    '// Written by `npm run generate` (scripts/clients/typescript-models.ts). Do not edit.\n',
    '// Long because it declares every type of the API: in one file the names cannot clash, and a diff shows each change of the API.\n',
    ...Object.entries(WORDS).map(([name, words]) => `\nexport type ${name} = ${wordsText(words)};\n`),
    ...interfaces.map((text) => `\n${text}`),
    '\n/** The events of which this version knows the type. */\n',
    `export type KnownEvent =\n${events.join('').trimEnd()};\n`,
  ].join('');
}

function typeText(schema: Schema, indent: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(JSON.stringify(schema));
  if (name !== undefined) return name;
  if (schema.anyOf !== undefined) return schema.anyOf.map((option) => typeText(option, indent, names)).join(' | ');
  if (schema.enum !== undefined) {
    const word = Object.keys(WORDS).find((key) => WORDS[key]?.join() === schema.enum?.join());
    return word ?? wordsText(schema.enum);
  }
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.items !== undefined) {
    const item = typeText(schema.items, indent, names);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.properties !== undefined) return objectText(schema, indent, names);
  const [values] = Object.values(schema.patternProperties ?? {});
  const map = values ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
  if (map !== undefined) return `Record<string, ${typeText(map, indent, names)}>`;
  const plain = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };
  const type = plain[schema.type as keyof typeof plain];
  if (type === undefined) throw new Error(`No type for ${JSON.stringify(schema)}`);
  return type;
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
