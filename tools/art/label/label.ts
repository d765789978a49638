import type { Node } from '../draw/node';
import type { Brand, Copy, Layout, LayoutName, Sheet } from './copy';
import { band, block } from './layouts-board';
import { slant, stripe, sweep } from './layouts-bold';
import { botanical, clinical, quiet, rings, sunrise } from './layouts-calm';

const LAYOUTS: Record<LayoutName, Layout> = {
  band,
  block,
  botanical,
  clinical,
  quiet,
  rings,
  slant,
  stripe,
  sunrise,
  sweep,
};

/** The main panel of a pack, in millimetres from its upper left corner. */
export const frontPanel = (copy: Copy, brand: Brand, sheet: Sheet): Node[] => LAYOUTS[brand.layout](copy, brand, sheet);
