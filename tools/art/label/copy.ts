import type { Node } from '../draw/node';
import type { Face } from '../draw/text';

/** What stands on a pack. */
export interface Copy {
  readonly brand: string;
  /** The product's name without brand, strength and pack size. */
  readonly name: string;
  /** One short line under the name: active ingredient or what it is. */
  readonly detail?: string;
  readonly strength?: string;
  /** "16 tablets", "200 ml". */
  readonly pack?: string;
  readonly flavour?: string;
  /** P and POM are boxed letters on British packs. */
  readonly legal?: 'P' | 'POM';
  readonly age?: string;
  readonly licence?: string;
  readonly emblem: string;
  /** Colour of the line within the brand: a flavour, a use. */
  readonly tint: string;
}

export type LayoutName =
  | 'band'
  | 'block'
  | 'sweep'
  | 'clinical'
  | 'botanical'
  | 'stripe'
  | 'sunrise'
  | 'slant'
  | 'rings'
  | 'quiet';
export type LogoName =
  | 'cross'
  | 'peak'
  | 'wave'
  | 'leaf'
  | 'drop'
  | 'sun'
  | 'shield'
  | 'pulse'
  | 'star'
  | 'compass'
  | 'candle'
  | 'ring'
  | 'sole'
  | 'breeze'
  | 'dots'
  | 'bars';

/** A brand's identity on its packs. */
export interface Brand {
  readonly name: string;
  readonly layout: LayoutName;
  readonly logo: LogoName;
  /** The main colour, its dark companion, a light wash, the board, and print on the board. */
  readonly base: string;
  readonly deep: string;
  readonly wash: string;
  readonly paper: string;
  readonly ink: string;
  readonly wordmark: Face;
  readonly headline: Face;
  readonly text: Face;
  /** The wordmark in capitals, with this much space. */
  readonly capitals?: number;
  /** Second colours from which a product takes its own. */
  readonly tints: readonly string[];
}

/** The area to print: `bleed` more of it goes around the corner on the left and right. */
export interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly bleed: number;
}

/** How a brand lays out the main panel of a pack, in millimetres from its upper left corner. */
export type Layout = (copy: Copy, brand: Brand, sheet: Sheet) => Node[];

/** What a pack wears: its words and its brand's identity. */
export interface Dress {
  readonly copy: Copy;
  readonly brand: Brand;
}
