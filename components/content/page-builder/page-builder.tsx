import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { attributesToProps } from 'html-react-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { toHtml } from '@/lib/content/page-builder/dom';
import type { PageBuilderContent } from '@/lib/content/page-builder/read-page-builder';
import type { ContentCards } from './content-cards';
import { getIslandLabels } from './get-island-labels';
import { Island } from './island';

interface PageBuilderProps {
  content: PageBuilderContent;
  /** Without them lists of categories stay as the backend wrote them, and lists of products are left out. */
  cards?: ContentCards;
}

/** Page Builder's content [CMS-1]: sanitised HTML, with React elements only on the way to an island or to cards. */
export async function PageBuilder({ content, cards }: PageBuilderProps) {
  const { islands } = content;
  const [products, categories, labels] = await Promise.all([
    readAll(content.products, cards?.products),
    readAll(content.categories, cards?.categories),
    getIslandLabels(),
  ]);
  const cardsOf = new Map([
    ...(cards?.keepsUnknown ? [] : [...content.products.keys()].map((list) => [list, null] as const)),
    ...listsOf(content.products, products),
    ...listsOf(content.categories, categories),
  ]);
  const path = withAncestors([...islands.keys(), ...cardsOf.keys()]);

  function draw(nodes: readonly ChildNode[]): ReactNode {
    return nodes.map((node, index) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return null;
      const spec = islands.get(node);
      const drawn = drawElement(node);
      // biome-ignore lint/suspicious/noArrayIndexKey: content that was read stays in its order
      return <Fragment key={index}>{spec ? <Island {...{ spec, labels }}>{drawn}</Island> : drawn}</Fragment>;
    });
  }

  function drawElement(element: Element): ReactNode {
    const props = attributesToProps(element.attribs, element.name);
    if (cardsOf.has(element)) return createElement(element.name, props, cardsOf.get(element));
    if (path.has(element)) return createElement(element.name, props, ...[draw(element.children)].flat());
    if (element.children.length === 0) return createElement(element.name, props);
    // Sanitised HTML still: its readers add elements of their own, and texts as texts.
    return createElement(element.name, { ...props, dangerouslySetInnerHTML: { __html: toHtml(element.children) } });
  }

  return <>{draw(content.nodes)}</>;
}

type Lists = ReadonlyMap<Element, readonly string[]>;

/** One read for all lists of a kind. */
function readAll(lists: Lists, read: ContentCards['products'] = async () => new Map()) {
  const keys = [...new Set([...lists.values()].flat())];
  return keys.length > 0 ? read(keys) : new Map<string, ReactNode>();
}

/** The lists of which at least one part is known, in the merchant's order. */
function listsOf(lists: Lists, drawn: ReadonlyMap<string, ReactNode>): [Element, ReactNode][] {
  return [...lists].flatMap(([element, keys]): [Element, ReactNode][] => {
    const known = keys.filter((key) => drawn.has(key));
    return known.length > 0 ? [[element, known.map((key) => <li key={key}>{drawn.get(key)}</li>)]] : [];
  });
}

function withAncestors(elements: readonly Element[]): ReadonlySet<Element> {
  const path = new Set<Element>();
  for (const element of elements) {
    for (let parent = element.parent; parent && isTag(parent); parent = parent.parent) path.add(parent);
  }
  return path;
}
