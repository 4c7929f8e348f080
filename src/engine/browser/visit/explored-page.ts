/** A page that was opened, with the names of the parameters that its scripts read. */
export interface ExploredPage {
  readonly url: string;
  readonly parameters: Map<string, 'query' | 'fragment'>;
  readonly handlers: Set<string>;
  /** It runs code that no page before it has run. */
  hasNewCode: boolean;
}

/** True for a page whose scripts are known or likely to read parameters of its URL. */
export function readsUrl({ url, parameters }: ExploredPage): boolean {
  return parameters.size > 0 || url.includes('?');
}

/** Pages that read parameters of their URL before the others. */
export function likeliestFirst(pages: readonly ExploredPage[]): ExploredPage[] {
  return [...pages.filter(readsUrl), ...pages.filter((page) => !readsUrl(page))];
}
