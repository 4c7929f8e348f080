/** A part that opens on a click. `summary` is our own text; `content` is escaped Markdown. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
