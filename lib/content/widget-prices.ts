import type { IOptions, Transformer } from 'sanitize-html';

/** Elements around a price that only say which it is; their tag goes, what is in them stays. */
const WRAPPERS = ['special-price', 'old-price', 'normal-price', 'price-from', 'price-to'];
/** Elements that hold a price's label beside its container. */
const LABELLED = ['minimal-price'];
const BOX = ['price-box'];

/** Not among the tags that merchant HTML may have. */
const DROPPED = 'price-wrapper';

type PriceRules = Required<Pick<IOptions, 'onOpenTag' | 'onCloseTag'>> & {
  transformTags: Record<'div' | 'span' | 'p', Transformer>;
};

/** Rules that turn widgets' prices, inside their box, from a run of words into lists. One set serves one text. */
export function priceRules(): PriceRules {
  /** Of each element that is open whether it is a box. */
  const open: boolean[] = [];
  let isOld = false;
  let isLabelled = false;
  const transform: Transformer = (tagName, attribs) => {
    const has = (names: readonly string[]) => hasClass(attribs, names);
    if (!open.includes(true)) return { tagName, attribs };
    if (has(BOX)) return { tagName: 'ul', attribs };
    if (has(WRAPPERS)) {
      isOld = has(['old-price']);
      return { tagName: DROPPED, attribs: {} };
    }
    if (has(LABELLED)) {
      isLabelled = true;
      return { tagName: 'li', attribs };
    }
    if (!has(['price-container']) || isLabelled) {
      isLabelled = isLabelled && !has(['price-container']);
      return { tagName, attribs };
    }
    const item = { tagName: 'li', attribs: isOld ? { ...attribs, class: `${attribs.class} old-price` } : attribs };
    isOld = false;
    return item;
  };
  return {
    // An element is open before it is transformed.
    onOpenTag: (name, attribs) => open.push(name in TRANSFORMED && hasClass(attribs, BOX)),
    onCloseTag: () => open.pop(),
    transformTags: { div: transform, span: transform, p: transform },
  };
}

const TRANSFORMED = { div: true, span: true, p: true };

function hasClass(attribs: Record<string, string>, names: readonly string[]): boolean {
  const classes = (attribs.class ?? '').split(/\s+/);
  return names.some((name) => classes.includes(name));
}
