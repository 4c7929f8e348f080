/** Elements of the document, of open shadow trees and of frames of the same origin; bounded. */
const ELEMENTS_MAX = 20_000;

export function allElements(): Element[] {
  const found: Element[] = [];
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (found.length >= ELEMENTS_MAX) return;
      found.push(element);
      if (element.shadowRoot !== null) walk(element.shadowRoot);
      const inner = innerDocument(element);
      if (inner !== null) walk(inner);
    }
  };
  walk(document);
  return found;
}

function innerDocument(element: Element): Document | null {
  if (element.localName !== 'iframe' && element.localName !== 'frame') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}
