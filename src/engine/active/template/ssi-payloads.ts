/** A directive that writes a word of two parts, which the payload has in two places (Apache mod_include, nginx ngx_http_ssi_module). */
export function ssiDirectives(word: string): string {
  return `<!--#set var="sg" value="${word}" --><!--#echo var="sg" -->${word}`;
}

/** True when both parts stand next to each other. */
export function showsDirective(text: string, word: string): boolean {
  return text
    .slice(0, 256 * 1024)
    .toLowerCase()
    .includes(word + word);
}
