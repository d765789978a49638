import { createHash } from 'node:crypto';
import type { ChildNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import postcss from 'postcss';
import type { HtmlPlace } from '@/lib/content/backend-link';
import type { Prominence } from '@/lib/content/sanitise-html';
import { readBackground } from './backgrounds';
import { contentType } from './dom';
import { readBanner, readButton, readButtons, readRow, readSlider, readTabs } from './frames';
import type { IslandSpec } from './islands';
import { readCategories, readProducts } from './lists';
import { readImage, readMap, readVideoFrame } from './media-types';
import { declared, type Reading } from './reading';

export interface PageBuilderContent {
  nodes: ChildNode[];
  islands: ReadonlyMap<Element, IslandSpec>;
  /** Places of product cards, with the url keys of the products. */
  products: ReadonlyMap<Element, readonly string[]>;
  /** Places of category tiles, with the ids of the categories. */
  categories: ReadonlyMap<Element, readonly string[]>;
  /** What could not be read, with its place in the content: the rest is there. */
  dropped: readonly string[];
}

/** Faults that are told of one text; where there are more, what made it is broken, not what a merchant wrote. */
const MOST_TOLD = 20;

/** Only what moves, or is bound to the backend, needs reading; all else is the style sheet's, unknown types too [CMS-1]. */
const READERS: Record<string, (element: Element, reading: Reading) => void> = {
  row: readRow,
  'column-group': readBackground,
  column: readBackground,
  'tab-item': readBackground,
  image: readImage,
  banner: readBanner,
  slide: readBanner,
  slider: readSlider,
  tabs: (element, reading) => readTabs(element, reading, `tab-${fingerprint(element)}`),
  buttons: readButtons,
  'button-item': readButton,
  map: readMap,
  products: readProducts,
  category_list: readCategories,
};

/** Reads sanitised merchant HTML [CMS-1]: what each content type becomes on a page. `css` and `hidden` are of its style blocks. */
export function readPageBuilder(
  safeHtml: string,
  css: string,
  hidden: ReadonlySet<string>,
  place: HtmlPlace,
  { isLead = false }: Prominence = {},
): PageBuilderContent {
  const document = parseDocument(safeHtml);
  const dropped: string[] = [];
  const reading: Reading = {
    place,
    styles: declarations(css),
    islands: new Map(),
    products: new Map(),
    categories: new Map(),
    hasImage: !isLead,
    drop(element, what) {
      if (dropped.length < MOST_TOLD) dropped.push(`${what} of ${placeOf(element)}`);
    },
  };
  const visit = (nodes: readonly ChildNode[]) => {
    for (const node of [...nodes]) {
      if (!DomUtils.isTag(node)) continue;
      if (node.name === 'img') reading.hasImage = true;
      if (hasFill(node, reading)) node.attribs.class = `${node.attribs.class ?? ''} has-fill`.trim();
      const type = contentType(node);
      if (hidden.has(node.attribs['data-pb-style'] ?? '')) DomUtils.removeElement(node);
      else if (node.name === 'iframe') readVideoFrame(node, reading);
      else if (type === 'dynamic_block' && isEmpty(node)) DomUtils.removeElement(node);
      else if (type !== undefined && Object.hasOwn(READERS, type)) READERS[type]?.(node, reading);
      else if (isProductsWidget(node)) readProducts(node, reading);
      visit(node.children);
    }
  };
  visit(document.children);
  mendNesting(document.children);
  const { islands, products, categories } = reading;
  return { nodes: document.children, islands, products, categories, dropped };
}

/** Whether a colour of its own sets it apart: where visitors' colours stand, the style sheet draws a line instead. */
function hasFill(element: Element, reading: Reading): boolean {
  const colour = declared(element, 'background-color', reading) ?? declared(element, 'background', reading);
  return colour !== undefined && !/^(transparent|none|inherit|initial|unset)\b/i.test(colour);
}

/** A list of products that a widget wrote into a text, without Page Builder around it. */
function isProductsWidget(node: Element): boolean {
  const isGrid = /(^|\s)products-grid(\s|$)/.test(node.attribs.class ?? '');
  return isGrid && node.name === 'div' && !closestType(node, 'products');
}

function closestType(element: Element, type: string): boolean {
  for (let node = element.parent; node && DomUtils.isTag(node); node = node.parent) {
    if (contentType(node) === type) return true;
  }
  return false;
}

/** Blocks that Adobe Commerce fills in for a visitor; other editions leave their place. */
function isEmpty(element: Element): boolean {
  return (
    DomUtils.textContent(element).trim() === '' && !DomUtils.existsOne(({ name }) => name === 'img', element.children)
  );
}

function declarations(css: string): Reading['styles'] {
  const styles = new Map<string, Map<string, string>>();
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== 'rule') continue;
    for (const [, id = ''] of node.selector.matchAll(/\[data-pb-style="?(\w+)"?\]/g)) {
      const known = styles.get(id) ?? new Map<string, string>();
      node.walkDecls(({ prop, value }) => void known.set(prop, value));
      styles.set(id, known);
    }
  }
  return styles;
}

/** `row 2 > column 1 > banner 1`: where a merchant finds it. */
function placeOf(element: Element): string {
  const path: string[] = [];
  for (
    let node: Element | null = element;
    node;
    node = DomUtils.isTag(node.parent as Element) ? (node.parent as Element) : null
  ) {
    const type = contentType(node);
    if (!type) continue;
    const siblings = DomUtils.getSiblings(node).filter((other) => DomUtils.isTag(other) && contentType(other) === type);
    path.unshift(`${type} ${siblings.indexOf(node) + 1}`);
  }
  return path.join(' > ') || element.name;
}

/** The same for the same content, whatever stands around it. */
function fingerprint(element: Element): string {
  return createHash('sha1').update(DomUtils.textContent(element)).digest('hex').slice(0, 8);
}

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
