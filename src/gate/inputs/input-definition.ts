/** Groups of inputs in help texts and documentation. */
export const INPUT_GROUPS = ['service', 'targets', 'running', 'gate', 'report', 'GitHub', 'network'] as const;

export type InputType =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  /** A decimal number; `exclusiveMinimum` itself is not allowed. */
  | { readonly kind: 'number'; readonly minimum?: number; readonly exclusiveMinimum?: number; readonly maximum: number }
  | { readonly kind: 'choice' | 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'text' };

export interface InputDefinition {
  readonly group: (typeof INPUT_GROUPS)[number];
  readonly description: string;
  /** Empty: no default, or one that the description states. */
  readonly default: string;
  readonly type: InputType;
  /** Placeholder of the value in the help of the command line. */
  readonly value?: string;
  /** Also a key of the configuration file. */
  readonly config?: true;
  /** A secret, with the environment variable that the command line reads it from. */
  readonly secret?: string;
  /** Environment variable of the command line for an input that is not a secret. */
  readonly variable?: string;
}

const PLAIN = { default: '', type: { kind: 'text' } } as const;
type Plain = typeof PLAIN;
type Filled<Given> = {
  readonly [Key in keyof Given | keyof Plain]: Key extends keyof Given ? Given[Key] : Plain[Key & keyof Plain];
};

/** A table of inputs, each a text without a default where it does not say otherwise. */
export function inputTable<
  const Table extends Readonly<Record<string, Omit<InputDefinition, keyof Plain> & Partial<InputDefinition>>>,
>(table: Table) {
  const entries = Object.entries(table).map(([name, input]) => [name, { ...PLAIN, ...input }]);
  return Object.fromEntries(entries) as { readonly [Name in keyof Table]: Filled<Table[Name]> };
}
