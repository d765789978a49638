import { DomUtils } from 'htmlparser2';
import type { HtmlPlace } from '@/lib/content/backend-link';
import { sanitiseHtml } from '@/lib/content/sanitise-html';
import { scopeStyles } from '@/lib/content/scope-styles';
import { toHtml } from './dom';
import { prepareContent } from './prepare-content';
import { readPageBuilder } from './read-page-builder';

const place: HtmlPlace = {
  storeView: { code: 'default', isDefault: true, productUrlSuffix: '.html', categoryUrlSuffix: '.html' },
  storeViews: [],
  backendUrls: ['https://shop.example/'],
};

const LEAD = { isLead: true };

/** When content is read. */
export const NOW = Date.UTC(2026, 10, 22, 12);

/** Content as the page that it leads reads it, whose `html` is that of its elements. */
export function read(merchantHtml: string) {
  const { html, styles, changesAt } = prepareContent(merchantHtml, NOW);
  const { css, hidden } = scopeStyles(styles, place);
  const content = readPageBuilder(sanitiseHtml(html, place, LEAD), css, hidden, place, LEAD);
  const islands = [...content.islands].map(([element, spec]) => ({
    type: element.attribs['data-content-type'],
    ...spec,
  }));
  const withRole = (role: string) => DomUtils.findAll(({ attribs }) => attribs.role === role, content.nodes);
  return { ...content, css, changesAt, islands, html: toHtml(content.nodes), withRole };
}

/** An element of one content type. */
export const type = (name: string, inner = '', attributes = '') =>
  `<div data-content-type="${name}" data-appearance="default" ${attributes}>${inner}</div>`;

/** An attribute's JSON. */
export const json = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
