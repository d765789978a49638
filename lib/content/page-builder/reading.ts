import type { Element } from 'domhandler';
import type { HtmlPlace } from '@/lib/content/backend-link';
import type { IslandSpec } from './islands';

/** What is gathered while merchant content is read. */
export interface Reading {
  place: HtmlPlace;
  /** Declarations of the style blocks outside of media rules, by `data-pb-style`. */
  styles: ReadonlyMap<string, ReadonlyMap<string, string>>;
  islands: Map<Element, IslandSpec>;
  /** Lists of products, as the url keys that they name. */
  products: Map<Element, string[]>;
  /** Lists of categories, as the ids that they name. */
  categories: Map<Element, string[]>;
  /** Whether no picture is to be loaded at once any more: the first one of a text that leads its page is. */
  hasImage: boolean;
  /** Tells of what cannot be read, and where. */
  drop(element: Element, what: string): void;
}

/** One declaration of an element: its own style's, or its style block's. */
export function declared(element: Element, property: string, { styles }: Reading): string | undefined {
  const own = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`).exec(element.attribs.style ?? '')?.[1];
  return own?.trim() ?? styles.get(element.attribs['data-pb-style'] ?? '')?.get(property);
}
