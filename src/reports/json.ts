import type { TSchema } from 'typebox';
import { compareFindings, compareText } from '../shared/compare.ts';
import { isRecord } from '../shared/records.ts';
import { jsonText } from './escape/json.ts';
import { ReportDocument } from './report-document.ts';

type Json = Readonly<Record<string, unknown>>;

/** Members in schema order, then unknown members by name. Values stay unchanged. */
function inSchemaOrder(value: unknown, schema: Json | undefined): unknown {
  const alternatives = schema?.['anyOf'];
  if (Array.isArray(alternatives)) {
    const fitting = alternatives.find((option: Json) => (value === null) === (option['type'] === 'null'));
    return inSchemaOrder(value, fitting as Json | undefined);
  }
  if (Array.isArray(value)) {
    const items = schema?.['items'];
    return value.map((item) => inSchemaOrder(item, isRecord(items) ? items : undefined));
  }
  if (!isRecord(value)) return value;
  const properties = isRecord(schema?.['properties']) ? schema['properties'] : {};
  const named = Object.keys(properties).filter((name) => Object.hasOwn(value, name));
  const others = Object.keys(value)
    .filter((name) => !Object.hasOwn(properties, name))
    .sort(compareText);
  // Without a prototype, `__proto__` is an ordinary member.
  const ordered: Record<string, unknown> = Object.create(null);
  for (const name of [...named, ...others]) {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
    ordered[name] = inSchemaOrder(value[name], isRecord(member) ? member : undefined);
  }
  return ordered;
}

/**
 * The JSON report: indented by two spaces, members in the order of the published schema, findings most severe first, checks
 * by ID. Equal reports produce equal bytes, whatever the order of their members and findings.
 */
export function renderJson(report: ReportDocument): string {
  const sorted: ReportDocument = {
    ...report,
    findings: [...report.findings].sort(compareFindings),
    checks: [...report.checks].sort((left, right) => compareText(left.check_id, right.check_id)),
    compliance: [...report.compliance].sort(
      (left, right) =>
        compareText(left.framework, right.framework) ||
        left.requirement.localeCompare(right.requirement, 'en', { numeric: true }),
    ),
  };
  return jsonText(inSchemaOrder(sorted, ReportDocument as TSchema as Json));
}
