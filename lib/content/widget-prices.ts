import type { Transformer } from 'sanitize-html';

/** Elements around a price that only say which it is; their tag goes, what is in them stays. */
const WRAPPERS = ['special-price', 'old-price', 'normal-price', 'price-from', 'price-to'];
/** Elements that hold a price's label beside its container. */
const LABELLED = ['minimal-price'];

/** Not among the tags that merchant HTML may have. */
const DROPPED = 'price-wrapper';

/** The prices of Magento's product widgets as lists: as spans they are a run of words. One set serves one text. */
export function priceTransformers(): Record<'div' | 'span' | 'p', Transformer> {
  let isOld = false;
  let isLabelled = false;
  const transform: Transformer = (tagName, attribs) => {
    const classes = (attribs.class ?? '').split(/\s+/);
    const has = (names: readonly string[]) => names.some((name) => classes.includes(name));
    if (has(['price-box'])) return { tagName: 'ul', attribs };
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
  return { div: transform, span: transform, p: transform };
}
