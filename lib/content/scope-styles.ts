import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { HtmlPlace } from './backend-link';
import { type StylePlace, safeDeclaration } from './safe-styles';

export interface ScopedStyles {
  css: string;
  /** Elements, by their `data-pb-style`, that the merchant has hidden at every width [CMS-3]. */
  hidden: ReadonlySet<string>;
}

/** Characters of CSS that are read of one text; Page Builder's longest pages have a tenth of it. */
export const LONGEST_CSS = 200_000;

/** How Page Builder names the element of a rule; an ID holds nothing that could end a selector. */
const STYLED = /^(?:#html-body\s+)?\[data-pb-style=(["']?)([\w-]{1,64})\1\]$/;
const BACKGROUND = /^(?:#html-body\s+)?(\.background-image-\w{1,64})$/;

const PSEUDO_CLASS = String.raw`:(?:hover|focus|focus-visible|focus-within|active|link|visited|(?:first|last|only)-(?:child|of-type)|empty|nth-(?:last-)?(?:child|of-type)\([\dn+\s-]{1,12}\)|nth-(?:last-)?(?:child|of-type)\((?:odd|even)\)|not\((?:[.#]?[\w-]{1,60}|:(?:first|last)-child)\))`;
const ATTRIBUTE = String.raw`\[[a-z][a-z-]{0,40}(?:[~|^$*]?=(?:"[\w\s./:-]*"|'[\w\s./:-]*'|[\w-]+))?\]`;
/** Each part of a selector begins with a character of its own, so that reading is one pass. */
const SELECTOR = new RegExp(
  String.raw`^(?:\*|(?<![\w-])[a-z][a-z0-9-]*|[.#](?!-?\d)[\w-]+|${ATTRIBUTE}|${PSEUDO_CLASS}|[ >+~])+$`,
  'i',
);
const LONGEST_SELECTOR = 200;
const SELECTORS_PER_RULE = 50;

const FEATURE = String.raw`\(\s*(?:(?:(?:min|max)-)?(?:width|height)\s*:\s*\d{1,5}(?:\.\d{1,4})?(?:px|em|rem)|orientation\s*:\s*(?:portrait|landscape)|(?:any-)?hover\s*:\s*(?:hover|none)|(?:any-)?pointer\s*:\s*(?:fine|coarse|none)|prefers-[a-z-]{4,24}\s*:\s*[a-z-]{2,16})\s*\)`;
const MEDIA_QUERY = String.raw`(?:(?:only\s+)?(?:screen|all|print)|${FEATURE})(?:\s+and\s+${FEATURE}){0,5}`;
const MEDIA = new RegExp(String.raw`^${MEDIA_QUERY}(?:\s*,\s*${MEDIA_QUERY}){0,9}$`, 'i');

/** CSS scoped for a page: Page Builder's rules to their elements, merchants' to content; safe declarations only. */
export function scopeStyles(css: string, place: HtmlPlace): ScopedStyles {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  const rules = statements(css.slice(0, LONGEST_CSS).replaceAll(/<!--|-->/g, ' ')).flatMap((statement) =>
    readStatement(statement).flatMap((node) => {
      if (node.type === 'rule') {
        noteDisplay(node, (id, isHidden) => (isHidden ? hidden.add(id) : hidden.delete(id)));
        return scopeRule(node, place) ?? [];
      }
      if (node.type !== 'atrule' || node.name.toLowerCase() !== 'media') return [];
      return scopeMedia(node, place, shown) ?? [];
    }),
  );
  // What a rule shows at some width is on the page, and CSS hides it at the others.
  return { css: rules.join('\n'), hidden: new Set([...hidden].filter((id) => !shown.has(id))) };
}

/** A text's statements, each by itself, so that one which cannot be read leaves the others. */
function statements(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(
    /\/\*.*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[{};]/gs,
  )) {
    if (token === '{') depth += 1;
    else if (token === '}') depth = Math.max(0, depth - 1);
    else if (token !== ';') continue;
    if (depth > 0 || token === '{') continue;
    found.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return found;
}

function readStatement(statement: string): ChildNode[] {
  try {
    return parse(statement, { map: false }).nodes;
  } catch {
    return [];
  }
}

function scopeMedia({ params, nodes = [] }: AtRule, place: HtmlPlace, shown: Set<string>): string | null {
  const query = params.trim().replace(/\s+/g, ' ');
  if (!MEDIA.test(query)) return null;
  const widest = /max-width\s*:\s*(\d+)(?:\.\d+)?px/i.exec(query)?.[1];
  const screen: StylePlace = { ...place, ...(widest ? { screenWidth: Number(widest) } : {}) };
  const rules = nodes.flatMap((node) => {
    if (node.type !== 'rule') return [];
    noteDisplay(node, (id, isHidden) => (isHidden ? null : shown.add(id)));
    return scopeRule(node, screen) ?? [];
  });
  return rules.length > 0 ? `@media ${query}{${rules.join('')}}` : null;
}

function scopeRule(rule: Rule, place: StylePlace): string | null {
  const selectors = rule.selectors.slice(0, SELECTORS_PER_RULE).flatMap((selector) => scopeSelector(selector) ?? []);
  const declarations = rule.nodes.flatMap((node) => (node.type === 'decl' ? (safeDeclaration(node, place) ?? []) : []));
  return selectors.length > 0 && declarations.length > 0 ? `${selectors.join(',')}{${declarations.join(';')}}` : null;
}

function scopeSelector(selector: string): string | null {
  const id = STYLED.exec(selector)?.[2];
  if (id) return `[data-pb-style="${id}"]`;
  const background = BACKGROUND.exec(selector)?.[1];
  if (background) return background;
  const own = selector.replace(/^#html-body\s+/, '').replace(/\s+/g, ' ');
  return own.length <= LONGEST_SELECTOR && SELECTOR.test(own) ? `.rich-text :is(${own})` : null;
}

function noteDisplay({ nodes, selectors }: Rule, note: (id: string, isHidden: boolean) => unknown): void {
  const displays = nodes.flatMap((node) => (node.type === 'decl' && /^display$/i.test(node.prop) ? [node.value] : []));
  const display = displays.at(-1)?.trim().toLowerCase();
  if (display === undefined) return;
  for (const selector of selectors) {
    const id = STYLED.exec(selector)?.[2];
    if (id) note(id, display === 'none');
  }
}
