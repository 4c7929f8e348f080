/** A collapsed section. `summary` is trusted; `content` is escaped Markdown. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
