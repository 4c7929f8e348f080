import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { PROBES } from '../../helpers/engine-files.ts';

const root = join(import.meta.dirname, '../../..');

/** Folders of pure functions over what a scanned site or a report says. Modules in them are found by themselves. */
const FOLDERS = ['src/engine', 'src/reports/escape'];
/** Not about what a site says; probes and checks are fed by other tests. */
const NOT_FED =
  /^src\/engine\/(?:[^/]+\.ts|(?:core|coverage|data|isolation|transport)\/.*|browser\/page\/.*|rules\/(?!condition|favicon-hash|sight).*)$/;
const IS_PROBE = new RegExp(PROBES.join('|'));
const isCheck = (file: string) => /^export const \w+ = \w+Check\(/m.test(readFileSync(join(root, file), 'utf8'));
const FILES = ['src/engine/transport/request-url.ts', 'src/action/publish/sticky-comment.ts'];

export interface ExportedFunction {
  readonly file: string;
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
}

export interface ExportedCode {
  readonly functions: readonly ExportedFunction[];
  /** `file name` of each class. */
  readonly classes: readonly string[];
}

function exportsOf(program: ts.Program, path: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  return module === undefined ? [] : checker.getExportsOfModule(module);
}

function parametersOf(checker: ts.TypeChecker, signature: ts.Signature, at: ts.Declaration) {
  return signature.parameters.map((parameter) => ({
    name: parameter.name,
    type: sortedNames(
      checker.typeToString(
        checker.getTypeOfSymbolAtLocation(parameter, at),
        undefined,
        ts.TypeFormatFlags.NoTruncation,
      ),
    ),
  }));
}

/** TypeScript prints the members of a union in the order in which it met them. */
function sortedNames(type: string): string {
  return type.replace(/"[\w-]+"(?: \| "[\w-]+")+/g, (union) => union.split(' | ').sort().join(' | '));
}

/** Every function and class that the folders export, with the types of the parameters as TypeScript prints them. */
export function exportedCode(): ExportedCode {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const fed = found.filter(
    (name) => name.endsWith('.ts') && !NOT_FED.test(name) && !IS_PROBE.test(name) && !isCheck(name),
  );
  const files = [...fed, ...FILES].sort();
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config as unknown;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const functions: ExportedFunction[] = [];
  const classes: string[] = [];
  for (const file of files) {
    for (const symbol of exportsOf(program, join(root, file))) {
      const { valueDeclaration } = symbol;
      if (valueDeclaration === undefined) continue;
      const type = checker.getTypeOfSymbolAtLocation(symbol, valueDeclaration);
      const [signature] = type.getCallSignatures();
      if (signature !== undefined) {
        const parameters = parametersOf(checker, signature, valueDeclaration);
        functions.push({ file: relative(root, join(root, file)), name: symbol.name, parameters });
      } else if (type.getConstructSignatures().length > 0) classes.push(`${file} ${symbol.name}`);
    }
  }
  return { functions, classes };
}
