/** Percent-encoding undone (RFC 3986, section 2.1); the text as it is where that is not possible. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
