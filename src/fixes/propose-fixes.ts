import { createTwoFilesPatch } from 'diff';
import { checksOf, type FixPlan, without } from './fix-plan.ts';
import type { ChangedFile, FixStack, Refusal, RepositoryFiles } from './stack.ts';
import { django } from './stacks/django.ts';
import { express } from './stacks/express.ts';
import { aspnet, rails, spring } from './stacks/frameworks.ts';
import { netlify, vercel } from './stacks/hosting.ts';
import { nextjs } from './stacks/nextjs.ts';
import { apache, caddy, nginx } from './stacks/servers.ts';

/**
 * The application before the proxy in front of it: the first that can do it does it, as a header that two places send is a
 * fault of its own.
 */
const FIX_STACKS: readonly FixStack[] = [
  nextjs,
  express,
  django,
  rails,
  spring,
  aspnet,
  vercel,
  netlify,
  nginx,
  apache,
  caddy,
];

export interface Proposal {
  /** For `git apply`; empty if nothing can be changed. */
  readonly patch: string;
  readonly files: readonly (ChangedFile & { readonly stack: string })[];
  /** Checks whose findings the patch fixes. */
  readonly fixed: readonly string[];
  /** Why the others need a person. */
  readonly refusals: readonly Refusal[];
}

/** Changes of the repository's own configuration. Reads files only; each change is parsed again before it is proposed. */
export async function proposeFixes(files: RepositoryFiles, plan: FixPlan): Promise<Proposal> {
  const changed: (ChangedFile & { readonly stack: string })[] = [];
  const fixed = new Set<string>();
  let refusals: Refusal[] = [];
  for (const stack of FIX_STACKS) {
    const rest = without(plan, fixed);
    if (checksOf(rest).length === 0) break;
    const fix = await stack.fix(files, rest);
    if (fix === null) continue;
    changed.push(...fix.files.map((file) => ({ ...file, stack: stack.name })));
    for (const check of fix.fixed) fixed.add(check);
    refusals = [...refusals, ...fix.refusals];
  }
  const incomplete = [...plan.incomplete].filter(([check]) => fixed.delete(check));
  refusals = [...incomplete.map(([check, reason]) => ({ check, path: null, reason })), ...refusals];
  const left = checksOf(plan).filter((check) => !fixed.has(check));
  return {
    patch: changed.map(patchOf).join(''),
    files: changed,
    fixed: [...fixed].sort(),
    refusals: left.map(
      (check) =>
        refusals.find((refusal) => refusal.check === check) ?? {
          check,
          path: null,
          reason: 'No configuration was found that could send it; explain shows the setting for other servers.',
        },
    ),
  };
}

function patchOf({ path, before, after }: ChangedFile): string {
  const patch = createTwoFilesPatch(
    before === null ? '/dev/null' : `a/${path}`,
    `b/${path}`,
    before ?? '',
    after,
    undefined,
    undefined,
    {
      context: 3,
    },
  );
  // Git writes neither the line above the names nor the tab for a date after them.
  const [head = '', ...hunks] = patch.split(/^(?=@@ )/m);
  const names = head.split('\n').filter((line) => !line.startsWith('='));
  const body = [names.map((line) => line.trimEnd()).join('\n'), ...hunks].join('');
  return `diff --git a/${path} b/${path}\n${before === null ? 'new file mode 100644\n' : ''}${body}`;
}
