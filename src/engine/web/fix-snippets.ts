import type { FixSnippets, Stack } from '../core/stacks.ts';
import table from '../data/fix-snippets.json' with { type: 'json' };
import { headerSnippets } from './header-snippets.ts';

interface Row {
  /** Response headers that every stack can send. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Lines by stack, where a stack has a better setting than the headers. */
  readonly stacks?: Partial<Readonly<Record<Stack, readonly string[]>>>;
}

/** The snippets of a fix that several checks share (`data/fix-snippets.json`). */
export function fixSnippets(name: keyof typeof table.snippets): FixSnippets {
  const { headers, stacks = {} }: Row = table.snippets[name];
  const own = Object.entries(stacks).map(([stack, lines]) => [stack, lines.join('\n')] as const);
  return { ...(headers === undefined ? {} : headerSnippets(headers)), ...Object.fromEntries(own) };
}
