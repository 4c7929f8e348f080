/** One measured figure with its goal. */
export interface Outcome {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly held: boolean;
}
