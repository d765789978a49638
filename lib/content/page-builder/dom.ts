import { type AnyNode, type ChildNode, Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** The HTML of nodes, in letters as they are: entities are for what would end a text or an attribute. */
export function toHtml(nodes: readonly AnyNode[]): string {
  return nodes.map((node) => DomUtils.getOuterHTML(node, { encodeEntities: 'utf8', selfClosingTags: false })).join('');
}

export const contentType = (element: Element): string | undefined => element.attribs['data-content-type'];

/** The elements of one content type's own markup called so, not those of the content in it. */
function parts(element: Element, name: string): Element[] {
  return element.children.filter(DomUtils.isTag).flatMap((child) => {
    if (contentType(child) !== undefined) return [];
    return [...(child.attribs['data-element'] === name ? [child] : []), ...parts(child, name)];
  });
}

export function part(element: Element, name: string): Element | null {
  return parts(element, name)[0] ?? null;
}

/** The elements of a content type that stand right inside of this one's markup. */
export function childrenOfType(element: Element, type: string): Element[] {
  return element.children.filter(DomUtils.isTag).flatMap((child) => {
    if (contentType(child) === undefined) return childrenOfType(child, type);
    return contentType(child) === type ? [child] : [];
  });
}

export function create(name: string, attributes: Record<string, string>, children: ChildNode[] = []): Element {
  const element = new Element(name, attributes, children);
  for (const [index, child] of children.entries()) {
    child.parent = element;
    child.prev = children[index - 1] ?? null;
    child.next = children[index + 1] ?? null;
  }
  return element;
}

export const textNode = (text: string): Text => new Text(text);

export function replaceChildren(element: Element, children: ChildNode[]): void {
  element.children = create('div', {}, children).children;
  for (const child of children) child.parent = element;
}

/** Page Builder writes its switches as `true` or `1`. */
export function isOn(element: Element, attribute: string, otherwise = false): boolean {
  const value = element.attribs[attribute];
  return value === undefined || value === '' ? otherwise : value === 'true' || value === '1';
}

/** A finite number of an attribute within bounds, or what stands for it. */
export function numberOf(
  element: Element,
  attribute: string,
  otherwise: number,
  [least, most]: [number, number],
): number {
  const value = Number.parseFloat(element.attribs[attribute] ?? '');
  return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : otherwise;
}

/** JSON of an attribute, whose quotes may be escaped by backslashes; undefined where it cannot be read [CMS-4]. */
export function jsonOf(element: Element, attribute: string): unknown {
  const text = element.attribs[attribute];
  if (!text) return undefined;
  for (const spelling of [text, text.replaceAll('\\"', '"')]) {
    try {
      return JSON.parse(spelling);
    } catch {
      // The next spelling may be the one.
    }
  }
  return undefined;
}
