/** What a visitor sees of a page. Texts are untrusted and cut. */
export interface ShownView {
  readonly title: string;
  /** Of the first heading of level 1 or 2. */
  readonly heading: string;
  readonly text: string;
  /** `text` without the text of links. */
  readonly ownText: string;
  readonly links: number;
  /** No text, no control, no picture. */
  readonly isBlank: boolean;
}
