import type { ChildNode, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Elements at whose start a browser ends the paragraph that is open. */
const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;

/** Nests elements as browsers do, or hydration fails: a box for a paragraph with blocks, words for a link in a link. */
export function mendNesting(nodes: readonly ChildNode[], around: readonly Element[] = []): void {
  for (const node of nodes) {
    if (!DomUtils.isTag(node)) continue;
    if (BLOCKS.has(node.name)) {
      for (const element of around) if (element.name === 'p') element.name = 'div';
    }
    if (HEADING.test(node.name) && HEADING.test(around.at(-1)?.name ?? '')) node.name = 'div';
    if (node.name === 'a' && around.some(({ name }) => name === 'a')) {
      node.name = 'span';
      delete node.attribs.href;
    }
    mendNesting(node.children, [...around, node]);
  }
}
