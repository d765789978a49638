import { type ChildNode, DomHandler, type Element } from 'domhandler';
import { DomUtils, Parser } from 'htmlparser2';
import { limitHtml, NESTING_LIMIT } from '@/lib/content/limit-html';
import { toHtml } from './dom';

export interface PreparedContent {
  /** Merchant HTML still: sanitise it before anything else is done with it. */
  html: string;
  /** The text of its style blocks. */
  styles: string;
  /** When, in milliseconds since 1970, a part of it appears or goes next; null where none is bound in time. */
  changesAt: number | null;
}

/** HTML inside of HTML is followed so deep. */
const MAX_DEPTH = 5;

/** Merchant HTML without the parts whose time is over or to come [CMS-3], with the code of its HTML elements decoded. */
export function prepareContent(html: string, now = Date.now()): PreparedContent {
  const styles: string[] = [];
  let changesAt: number | null = null;
  const isKept = (node: ChildNode, depth: number): boolean => {
    if (!DomUtils.isTag(node)) return true;
    if (node.name === 'style') {
      styles.push(cssOf(node));
      return false;
    }
    const period = activePeriod(node);
    for (const instant of period ? [period.from, period.to] : []) {
      if (instant > now && Number.isFinite(instant)) changesAt = Math.min(instant, changesAt ?? instant);
    }
    if (period && (now < period.from || now >= period.to)) return false;
    const isCode = isEscapedHtml(node);
    if (isCode) decode(node);
    if (!isCode || depth < MAX_DEPTH) node.children = keep(node.children, isCode ? depth + 1 : depth);
    return true;
  };
  const keep = (nodes: readonly ChildNode[], depth: number) => nodes.filter((node) => isKept(node, depth));
  const kept = keep(parseShallow(html), 0);
  return { html: toHtml(kept), styles: styles.join('\n'), changesAt };
}

/** Elements that stand too deep are left out, their contents stand in the last one that does not. */
class ShallowHandler extends DomHandler {
  #tooDeep = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > NESTING_LIMIT) this.#tooDeep += 1;
    else super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.#tooDeep > 0) this.#tooDeep -= 1;
    else super.onclosetag();
  }
}

/** Parses HTML without elements that stand too deep. */
export function parseShallow(html: string): ChildNode[] {
  const handler = new ShallowHandler();
  new Parser(handler).end(html);
  return handler.dom;
}

function cssOf(style: Element): string {
  const css = DomUtils.textContent(style);
  return style.attribs.media ? `@media ${style.attribs.media}{${css}}` : css;
}

function activePeriod({ attribs }: Element): { from: number; to: number } | null {
  const from = attribs['data-active-from'];
  const to = attribs['data-active-to'];
  if (from === undefined && to === undefined) return null;
  return { from: instant(from) ?? Number.NEGATIVE_INFINITY, to: instant(to) ?? Number.POSITIVE_INFINITY };
}

/** Dates of Magento, without a zone, are UTC: `2026-11-22 09:00:00`. */
function instant(text: string | undefined): number | null {
  const iso = text?.trim().replace(' ', 'T') ?? '';
  const time = Date.parse(/^\d{4}-\d\d-\d\dT[\d:.]+$/.test(iso) ? `${iso}Z` : iso);
  return Number.isNaN(time) ? null : time;
}

/** Page Builder keeps the code of an HTML element as its text, until Magento has decoded it. */
function isEscapedHtml(element: Element): boolean {
  return element.attribs['data-content-type'] === 'html' && !element.children.some(DomUtils.isTag);
}

function decode(element: Element): void {
  element.children = parseShallow(limitHtml(DomUtils.textContent(element)).html);
  for (const child of element.children) child.parent = element;
}
