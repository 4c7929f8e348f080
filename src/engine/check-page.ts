import type { CheckMeta } from './core/check.ts';
import { owaspOf, owaspTitle } from './core/owasp.ts';
import { CHECKS } from './registry.ts';

const STACKS = { nginx: 'nginx', apache: 'Apache', express: 'Express', nextjs: 'Next.js', caddy: 'Caddy' } as const;
const LANGUAGES = { nginx: 'nginx', apache: 'apache', express: 'js', nextjs: 'js', caddy: 'caddyfile' } as const;

/**
 * The documentation page of a check, as Markdown.
 * @param id for example `exposure.env`
 * @returns null when there is no check of that id
 */
export function checkPage(id: string): string | null {
  const check = CHECKS.find(({ meta }) => meta.id === id);
  return check === undefined ? null : renderCheckPage(check.meta);
}

/** Everything on the page comes from the check's static description. */
export function renderCheckPage(meta: CheckMeta): string {
  return `${[
    `# ${meta.id}`,
    `**${meta.title}**`,
    factsTable(meta),
    `## What it is\n\n${meta.what}`,
    `## Why it matters\n\n${meta.why}`,
    `## How it is proved\n\n${meta.proof}`,
    `## How to fix it\n\n${meta.fix}`,
    ...snippets(meta),
    `## If it does not fit you\n\n${optionsText(meta.id)}`,
    `## References\n\n${meta.references.map((url) => `- <${url}>`).join('\n')}`,
  ].join('\n\n')}\n`;
}

/** Index of all checks: one row each, grouped, sorted by id. */
export function renderCheckIndex(metas: readonly CheckMeta[]): string {
  const sorted = [...metas].sort((one, other) => (one.id < other.id ? -1 : 1));
  const groups = Map.groupBy(sorted, ({ id }) => id.split('.')[0] ?? '');
  const sections = [...groups].map(([group, members]) => {
    const rows = members.map(
      ({ id, title, severity, cwe, scanTypes }) =>
        `| [${id}](${id}.md) | ${cell(title)} | ${severity} | ${cwe.join(', ') || '–'} | ${owaspOf(cwe).join(', ') || '–'} | ${scanTypes.join(', ')} |`,
    );
    return `## ${group}\n\n| check | what | severity | CWE | OWASP | runs in |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
  });
  return `# Checks

${sorted.length} checks in ${groups.size} groups. Made by \`npm run generate\` from the checks themselves; \`scan-gate explain <check id>\`
prints the page of one.

${sections.join('\n\n')}
`;
}

function factsTable(meta: CheckMeta): string {
  const rows: [string, string][] = [
    [
      'Severity',
      meta.localSeverity === undefined
        ? meta.severity
        : `${meta.severity}; ${meta.localSeverity} on localhost and private names`,
    ],
    ['Confidence', meta.confidence],
    ['Runs in', meta.scanTypes.join(', ')],
    ['CWE', meta.cwe.map((id) => `[${id}](https://cwe.mitre.org/data/definitions/${id.slice(4)}.html)`).join(', ')],
    ['OWASP Top 10:2025', owaspOf(meta.cwe).map(owaspTitle).join(', ')],
    ['OWASP ASVS 5.0', (meta.requirements.asvs ?? []).join(', ')],
    ['PCI DSS 4.0.1', (meta.requirements.pci ?? []).join(', ')],
  ];
  const given = rows.filter(([, value]) => value !== '');
  return `| | |\n| --- | --- |\n${given.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}`;
}

function snippets({ snippets: given }: CheckMeta): string[] {
  if (given === undefined) return [];
  const stacks = (Object.keys(STACKS) as (keyof typeof STACKS)[]).filter((stack) => given[stack] !== undefined);
  return stacks.map((stack) => `### ${STACKS[stack]}\n\n\`\`\`${LANGUAGES[stack]}\n${given[stack]}\n\`\`\``);
}

function optionsText(id: string): string {
  return `In the configuration file, disable the check or give it another severity:

\`\`\`yaml
disable-checks: [${id}]
severity-overrides:
  ${id}: info
\`\`\`

In the API these are the scan's options \`disable_checks\` and \`severity_overrides\`. To accept a single finding for a while, put its
fingerprint with a reason and a date into the ignore list.`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}
