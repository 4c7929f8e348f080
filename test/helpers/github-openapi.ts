import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: { readonly 'application/json'?: { readonly schema: object } };
  };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
}

const file = join(import.meta.dirname, 'fixtures/github-openapi-subset.json');

/** Holds requests against the part of GitHub's own OpenAPI description that the action uses. */
export class GitHubDescription {
  readonly #description: Description = JSON.parse(readFileSync(file, 'utf8'));
  readonly #ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: true });
  readonly #compiled = new Map<object, ValidateFunction>();

  constructor() {
    formats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'gh', ...this.#description });
  }

  /** Everything wrong with a request; empty when GitHub would understand it. */
  violations(method: string, url: URL, body: string): string[] {
    const found = this.#operation(method.toLowerCase(), url.pathname);
    if (found === null) return [`${method} ${url.pathname}: no such operation`];
    const { operation, path, values } = found;
    const problems: string[] = [];
    const parameters = operation.parameters.map((item) => this.#parameter(item));
    const query = parameters.filter((item) => item.in === 'query');
    for (const item of parameters.filter((parameter) => parameter.in === 'path'))
      problems.push(...this.#check(item.schema, values[item.name], `path parameter ${item.name}`));
    for (const [name, value] of url.searchParams) {
      const known = query.find((item) => item.name === name);
      if (known === undefined) problems.push(`query parameter ${name} does not exist`);
      else problems.push(...this.#check(known.schema, value, `query parameter ${name}`));
    }
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (schema !== undefined && body !== '') problems.push(...this.#check(schema, JSON.parse(body), 'body'));
    if (schema === undefined && body !== '') problems.push('the operation takes no body');
    if (operation.requestBody?.required === true && body === '') problems.push('the body is missing');
    return problems.map((problem) => `${method} ${path}: ${problem}`);
  }

  #operation(method: string, pathname: string) {
    for (const [path, operations] of Object.entries(this.#description.paths)) {
      const operation = operations[method];
      if (operation === undefined) continue;
      const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
      const match = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`).exec(pathname);
      if (match === null) continue;
      const values = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
      return { operation, path, values };
    }
    return null;
  }

  #parameter(item: Parameter): Parameter {
    if (item.$ref === undefined) return item;
    const found = this.#description.components.parameters[item.$ref.split('/').at(-1) ?? ''];
    if (found === undefined) throw new Error(`no parameter ${item.$ref}`);
    return found;
  }

  #check(schema: object, value: unknown, where: string): string[] {
    let validate = this.#compiled.get(schema);
    if (validate === undefined) {
      validate = this.#ajv.compile(withAbsoluteReferences(schema));
      this.#compiled.set(schema, validate);
    }
    const holder = structuredClone(value);
    if (validate(holder)) return [];
    return (validate.errors ?? []).map((error) => `${where}${error.instancePath} ${error.message}`);
  }
}

function withAbsoluteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"gh#/'));
}
