import { keepDrawnHtml } from '@/components/ui/html/drawn-html';
import type { MenuNode } from '@/lib/catalog/category/get-menu';
import { escapeHtml } from '@/lib/format/escape-html';
import { CATEGORY_MENU } from '@/lib/shell/category-menu';
import { CategoryNav } from './category-nav';

interface CategoryMenuProps {
  storeView: string;
  menu: MenuNode[];
  /** Sanitised HTML of the promoted tile of a category's panel, by uid. */
  tiles: Record<string, string>;
  /** `{name}` in `more` and `all` stands for the category. */
  labels: MenuPanelLabels & { label: string; more: string };
  /** Where advice is to be had. */
  contact: string;
}

interface MenuPanelLabels {
  all: string;
  advice: string;
}

/** The row of categories [SHELL-1]: one string of HTML, which no payload repeats, as no script draws any of it. */
export function CategoryMenu({ storeView, menu, tiles, labels, contact }: CategoryMenuProps) {
  keepDrawnHtml(CATEGORY_MENU, storeView, menuHtml(menu, tiles, labels, contact));
  return <CategoryNav label={labels.label} id={CATEGORY_MENU} storeView={storeView} />;
}

function menuHtml(
  menu: MenuNode[],
  tiles: CategoryMenuProps['tiles'],
  labels: CategoryMenuProps['labels'],
  contact: string,
): string {
  const entries = menu.map((node) => {
    if (node.children.length === 0) return `<li>${linkHtml(node)}</li>`;
    const more = `<summary aria-label="${escapeHtml(labels.more.replace('{name}', () => node.name))}">${icon('chevron-down')}</summary>`;
    const tile = tiles[node.uid];
    const promoted = tile ? `<div class="rich-text">${tile}</div>` : adviceHtml(labels.advice, contact);
    const panel = panelHtml(node, promoted, labels.all);
    return `<li>${linkHtml(node)}<details name="category-panel">${more}</details>${panel}</li>`;
  });
  return `<ul class="s-menu gutters">${entries.join('')}</ul>`;
}

/** The two levels below a main category in three columns, beside a tile that leads to all of it, or offers advice. */
function panelHtml(node: MenuNode, promoted: string, all: string): string {
  const toAll = linkHtml(
    node,
    `${escapeHtml(all.replace('{name}', () => node.name))}${icon('arrow-right')}`,
    's-menu-all',
  );
  const columns = `<div>${listHtml(node.children)}${toAll}</div><div class="s-menu-tile">${promoted}</div>`;
  return `<div class="s-menu-panel"><div class="gutters">${columns}</div></div>`;
}

function adviceHtml(advice: string, contact: string): string {
  return `${icon('info')}<p><a href="${escapeHtml(contact)}">${escapeHtml(advice)}</a></p>`;
}

function listHtml(nodes: MenuNode[]): string {
  if (nodes.length === 0) return '';
  return `<ul>${nodes.map((node) => `<li>${linkHtml(node)}${listHtml(node.children)}</li>`).join('')}</ul>`;
}

function linkHtml({ href, name }: MenuNode, html = escapeHtml(name), look = ''): string {
  return `<a data-page="CATEGORY" href="${escapeHtml(href)}"${look && ` class="${look}"`}>${html}</a>`;
}

/** As `Icon` draws it. */
function icon(name: 'arrow-right' | 'chevron-down' | 'info'): string {
  return `<svg aria-hidden="true" class="s-icon"><use href="#icon-${name}"></use></svg>`;
}
