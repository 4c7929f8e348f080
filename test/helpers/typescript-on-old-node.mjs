import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import ts from 'typescript';

/**
 * Lets a Node older than 22.18 run the sources: `node --import …/typescript-on-old-node.mjs file.ts`. Node loads this file
 * twice, to register the hook and, in a thread of its own, for the hook.
 */
if (isMainThread) register(import.meta.url);

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  verbatimModuleSyntax: true,
};

export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const text = await readFile(new URL(url), 'utf8');
  return { format: 'module', shortCircuit: true, source: ts.transpileModule(text, { compilerOptions }).outputText };
}
