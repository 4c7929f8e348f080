import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** `content` of every `<meta name=…>` in the head: what visitors can write into the body proves nothing. */
export function metaContents(html: string, name: string): string[] {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html') as Element | undefined;
  const head = root?.childNodes.find((node) => node.nodeName === 'head') as Element | undefined;
  return (head?.childNodes ?? [])
    .filter((node: Node): node is Element => node.nodeName === 'meta')
    .filter((meta) => attribute(meta, 'name')?.toLowerCase() === name)
    .map((meta) => attribute(meta, 'content')?.trim() ?? '');
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
