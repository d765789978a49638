import { createHash } from 'node:crypto';

export type Style = Record<string, string | undefined>;

/** One element of Page Builder's master format; its styles go into the page's style block. */
export interface PageBuilderElement {
  tag: string;
  /** Written in their order; undefined ones are left out. */
  attributes: Record<string, string | undefined>;
  style?: Style;
  /** Up to 768 px. */
  mobileStyle?: Style;
  children: Content[];
}

/** An element, or HTML as it stands. */
export type Content = PageBuilderElement | string;

/** What the editor lets a merchant set on any content type. */
export interface Common {
  /** The "CSS Classes" field. */
  className?: string;
  style?: Style;
  mobileStyle?: Style;
  /** ISO 8601 instants between which it is shown. */
  from?: string;
  to?: string;
  isHidden?: boolean;
}

const VOID = new Set(['img', 'hr', 'input']);

export function element(
  tag: string,
  attributes: PageBuilderElement['attributes'],
  children: Content[] = [],
  style?: Style,
  mobileStyle?: Style,
): PageBuilderElement {
  return { tag, attributes, style, mobileStyle, children };
}

/** The root element of a content type, with what is common to all. */
export function contentType(
  name: string,
  appearance: string | undefined,
  { className, style, mobileStyle, from, to, isHidden }: Common,
  children: Content[],
  more: { tag?: string; className?: string; attributes?: PageBuilderElement['attributes']; style?: Style } = {},
): PageBuilderElement {
  const attributes = {
    class: [more.className, className].filter(Boolean).join(' ') || undefined,
    'data-content-type': name,
    'data-appearance': appearance,
    'data-active-from': from,
    'data-active-to': to,
    ...more.attributes,
    'data-element': 'main',
  };
  const hidden = isHidden ? { display: 'none' } : {};
  return element(more.tag ?? 'div', attributes, children, { ...more.style, ...style, ...hidden }, mobileStyle);
}

/** A page, block or description as Page Builder stores it since 2.4.3: its style block, then the markup. */
export function pageBuilder(...contents: Content[]): string {
  const styles = new StyleBlock();
  const markup = contents.map((content) => html(content, styles)).join('');
  return `${styles.html()}${markup}`;
}

function html(content: Content, styles: StyleBlock): string {
  if (typeof content === 'string') return content;
  const { tag, attributes, children } = content;
  const written = Object.entries({ ...attributes, 'data-pb-style': styles.add(content) }).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${attribute(value)}"`],
  );
  const open = `<${tag}${written.join('')}>`;
  return VOID.has(tag) ? open : `${open}${children.map((child) => html(child, styles)).join('')}</${tag}>`;
}

/** Directives in attributes keep their own quotes, which are single ones there. */
function attribute(value: string): string {
  return value.replaceAll('"', '&quot;');
}

/** Collects the styles of elements by an id each; equal ones share a rule, as Page Builder merges them. */
class StyleBlock {
  private count = 0;
  private readonly rules = new Map<string, string[]>();
  private readonly mobileRules = new Map<string, string[]>();

  /** The element's `data-pb-style`: the same at every seeding; undefined where it has no style. */
  add({ style, mobileStyle }: PageBuilderElement): string | undefined {
    const [always, mobile] = [declarations(style), declarations(mobileStyle)];
    if (!always && !mobile) return undefined;
    this.count += 1;
    const digest = createHash('sha1').update(`${this.count} ${always} ${mobile}`).digest();
    const id = `P${digest.readUIntBE(0, 6).toString(36).toUpperCase().padStart(6, '0').slice(0, 6)}`;
    if (always) this.rules.set(always, [...(this.rules.get(always) ?? []), id]);
    if (mobile) this.mobileRules.set(mobile, [...(this.mobileRules.get(mobile) ?? []), id]);
    return id;
  }

  html(): string {
    const mobile = css(this.mobileRules);
    const media = mobile && `@media only screen and (max-width: 768px) { ${mobile} }`;
    const all = `${css(this.rules)}${media}`;
    return all && `<style>${all}</style>`;
  }
}

function css(rules: ReadonlyMap<string, string[]>): string {
  return [...rules]
    .map(([body, ids]) => `${ids.map((id) => `#html-body [data-pb-style=${id}]`).join(',')}{${body}}`)
    .join('');
}

function declarations(style: Style = {}): string {
  return Object.entries(style)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
    .join(';');
}
