import type { ChildNode, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { contentType } from './dom';

/** A part of a long text: the id of its heading, and what that says. */
export interface Part {
  id: string;
  name: string;
}

/** Whose parts are named: the whole text's, or those in a merchant's elements of the class `advice`. */
export type PartsOf = 'all' | 'advice';

/** Fewer are seen at a glance. */
const FEWEST = 3;

/** Page Builder's types that show one of their panels at a time: a link would lead to what nobody sees. */
const PANELS = new Set(['tab-item', 'slide']);

/** Gives the headings of a text's parts ids that links lead to, where they have none; a short text has no parts. */
export function nameParts(nodes: readonly ChildNode[], partsOf: PartsOf): Part[] {
  const roots = partsOf === 'all' ? nodes : DomUtils.findAll(isAdvice, [...nodes]);
  const headings = headingsIn(roots).filter((heading) => nameOf(heading) !== '');
  if (headings.length < FEWEST) return [];
  const taken = new Set(
    DomUtils.findAll(({ attribs }) => Boolean(attribs.id), [...nodes]).map(({ attribs }) => attribs.id),
  );
  return headings.map((heading, index) => {
    let id = heading.attribs.id || `section-${index + 1}`;
    while (!heading.attribs.id && taken.has(id)) id += '-1';
    heading.attribs.id = id;
    taken.add(id);
    return { id, name: nameOf(heading) };
  });
}

function isAdvice({ attribs }: Element): boolean {
  return /(^|\s)advice(\s|$)/.test(attribs.class ?? '');
}

function headingsIn(nodes: readonly ChildNode[]): Element[] {
  return nodes.flatMap((node) => {
    if (!DomUtils.isTag(node) || PANELS.has(contentType(node) ?? '')) return [];
    return node.name === 'h2' ? [node] : headingsIn(node.children);
  });
}

function nameOf(heading: Element): string {
  return DomUtils.textContent(heading)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
}
