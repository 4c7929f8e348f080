/** Python text for the generated models, formatted as `ruff format` does. */
export const LINE_LENGTH = 120;

/** `next_cursor`, `scan.queued` and `createScan` become `NextCursor`, `ScanQueued` and `CreateScan`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}

export const quoted = (text: string): string => JSON.stringify(text);

export function docstring(about: string, indent: number): string {
  if (about === '') return '';
  const margin = ' '.repeat(indent);
  const safe = about.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ');
  if (indent + safe.length + 6 <= LINE_LENGTH) return `${margin}"""${safe}"""\n`;
  const lines = [`${margin}"""`];
  for (const word of safe.split(' ')) {
    const line = lines.at(-1) ?? '';
    const glue = line.trimEnd().endsWith('"""') ? '' : ' ';
    if (line.length + glue.length + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${line}${glue}${word}`;
    else lines.push(`${margin}${word}`);
  }
  return `${lines.join('\n')}\n${margin}"""\n`;
}

export function wrapped(start: string, union: string, events: readonly { readonly name: string }[]): string {
  if (start.length + union.length <= LINE_LENGTH) return union;
  return `(\n    UnknownEvent\n${events.map(({ name }) => `    | ${name}\n`).join('')})`;
}

export const HEADER = `# Generated from docs/openapi.json by \`npm run generate\`. Do not edit.
"""Models of the Scan Gate API.

Responses are frozen dataclasses. Values of an enumeration that this version does not know stay plain strings, and
\`raw\` keeps members that it does not know. Timestamps are aware datetimes in UTC. What is nested in a request body is a
TypedDict.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias, TypedDict

from scan_gate._model import Model
from scan_gate._parse import Parser

`;

export const UNKNOWN_EVENT = `@dataclass(frozen=True, kw_only=True)
class UnknownEvent(Model):
    """An event of a type that this version does not know."""

    id: str
    type: str
    created_at: datetime
    data: Mapping[str, object]
`;

/** Former names of models. */
const ALIASES: Readonly<Record<string, string>> = {
  BulkScanResultSummary: 'BulkScanSummary',
  FindingCvss: 'Cvss',
  ReportCheck: 'CheckResult',
  ReportCheckStatus: 'CheckStatus',
  ReportCompliance: 'ComplianceRow',
  ReportComplianceStatus: 'ComplianceStatus',
  ReportSummaryBySeverity: 'SeverityCounts',
  ScanCreateOptionsAdminLogin: 'Login',
  ScanCreateOptionsLogin: 'Login',
  ScanCreateOptionsLoginCookie: 'LoginCookie',
  ScanCreateOptionsSecondLogin: 'Login',
  ScanFindingsCount: 'FindingsCount',
  ScanOptionsBrowser: 'BrowserMode',
  ScanOptionsScheme: 'UrlScheme',
  ScanOptionsThirdParties: 'ThirdPartyMode',
  TargetVerificationInstruction: 'VerificationInstruction',
  TargetVerificationMethod: 'VerificationMethod',
  UsageLast30d: 'UsagePeriod',
};

export function aliases(): string {
  const lines = Object.entries(ALIASES).map(([former, name]) => `${former}: TypeAlias = ${name}\n`);
  return `\n# Former names.\n${lines.join('')}`;
}
