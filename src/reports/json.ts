import type { TSchema } from 'typebox';
import { jsonText } from './escape/json.ts';
import { compareFindings } from './findings.ts';
import { ReportDocument } from './report-document.ts';

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compareNames(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Members in schema order, then unknown members by name. Values stay unchanged. */
function inSchemaOrder(value: unknown, schema: Json | undefined): unknown {
  const alternatives = schema?.['anyOf'];
  if (Array.isArray(alternatives)) {
    const fitting = alternatives.find((option: Json) => (value === null) === (option['type'] === 'null'));
    return inSchemaOrder(value, fitting as Json | undefined);
  }
  if (Array.isArray(value)) {
    const items = schema?.['items'];
    return value.map((item) => inSchemaOrder(item, isObject(items) ? items : undefined));
  }
  if (!isObject(value)) return value;
  const properties = isObject(schema?.['properties']) ? schema['properties'] : {};
  const named = Object.keys(properties).filter((name) => Object.hasOwn(value, name));
  const others = Object.keys(value)
    .filter((name) => !Object.hasOwn(properties, name))
    .sort(compareNames);
  // Without a prototype, `__proto__` is an ordinary member.
  const ordered: Json = Object.create(null);
  for (const name of [...named, ...others]) {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
    ordered[name] = inSchemaOrder(value[name], isObject(member) ? member : undefined);
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
    checks: [...report.checks].sort((left, right) => compareNames(left.check_id, right.check_id)),
    compliance: [...report.compliance].sort(
      (left, right) =>
        compareNames(left.framework, right.framework) ||
        left.requirement.localeCompare(right.requirement, 'en', { numeric: true }),
    ),
  };
  return jsonText(inSchemaOrder(sorted, ReportDocument as TSchema as Json));
}
