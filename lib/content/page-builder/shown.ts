import type { ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { HtmlPlace } from '@/lib/content/backend-link';
import { limitHtml } from '@/lib/content/limit-html';
import { isLeftOut, SAFE_HTML } from '@/lib/content/safe-html';
import { scopeStyles } from '@/lib/content/scope-styles';
import { toHtml } from './dom';
import { parseShallow, prepareContent } from './prepare-content';

/** Of styles only what they hide is read here. */
const NOWHERE: HtmlPlace = { storeView: { code: '', isDefault: true }, storeViews: [], backendUrls: [] };

/** What of merchant HTML a page shows: the parts that are in their time [CMS-3] and not hidden. Not sanitised. */
export function shownHtml(html: string): string {
  return toHtml(shownNodes(html));
}

/** The text that merchant HTML shows: `&copy; 2024 <b>Shop</b><p>a</p>` → `© 2024 Shop a`. */
export function plainText(html: string): string {
  return textOf(shownNodes(html))
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
}

function shownNodes(merchantHtml: string): ChildNode[] {
  const { html, styles } = prepareContent(limitHtml(merchantHtml).html);
  const { hidden } = scopeStyles(styles, NOWHERE);
  const shown = (nodes: readonly ChildNode[]) =>
    nodes.filter((node) => {
      if (!DomUtils.isTag(node)) return true;
      const { name, attribs } = node;
      if (SAFE_HTML.nonTextTags?.includes(name) || isLeftOut(name, attribs)) return false;
      if (attribs.hidden !== undefined) return false;
      if (hidden.has(attribs['data-pb-style'] ?? '')) return false;
      node.children = shown(node.children);
      return true;
    });
  return shown(parseShallow(html));
}

/** Elements in the middle of a word at times; before and after all others a word ends. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data;
      if (!DomUtils.isTag(node)) return '';
      return INLINE.has(node.name) ? textOf(node.children) : ` ${textOf(node.children)} `;
    })
    .join('');
}
