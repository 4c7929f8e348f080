import { type DefaultTreeAdapterTypes, Parser } from 'parse5';

export type TreeElement = DefaultTreeAdapterTypes.Element;

const LENGTH_MAX = 512 * 1024;
const CHUNK = 4_096;
/** Browsers stop at 512 open elements; deeper trees take quadratic time to build. */
const DEPTH_MAX = 512;
const ELEMENTS_MAX = 100_000;

/**
 * Elements of the tree that a browser would build (WHATWG HTML, section 13.2.6), in document order. Building stops where the document
 * is nested too deep, so that its cost is bounded.
 */
export function treeElements(html: string): TreeElement[] {
  const parser = new Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>({ scriptingEnabled: true });
  const bounded = html.slice(0, LENGTH_MAX);
  let from = 0;
  while (from < bounded.length && parser.openElements.stackTop < DEPTH_MAX) {
    parser.tokenizer.write(bounded.slice(from, from + CHUNK), false);
    from += CHUNK;
  }
  parser.tokenizer.write('', true);
  const elements: TreeElement[] = [];
  const stack: DefaultTreeAdapterTypes.ChildNode[] = [...parser.document.childNodes].reverse();
  while (stack.length > 0 && elements.length < ELEMENTS_MAX) {
    const node = stack.pop();
    if (node === undefined || !('tagName' in node)) continue;
    elements.push(node);
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push(child);
    }
  }
  return elements;
}

/** Text directly inside an element. */
export function elementText(element: TreeElement): string {
  let text = '';
  for (const child of element.childNodes) if ('value' in child) text += child.value;
  return text;
}
