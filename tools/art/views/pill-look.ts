import { lighten } from '../draw/color';
import type { PillKind, PillLook } from '../goods/pill';
import { seedOf } from '../palette';
import type { Plan } from '../product';

const KINDS: Record<string, PillKind> = {
  tablets: 'tablet',
  caplets: 'caplet',
  capsules: 'capsule',
  lozenges: 'lozenge',
  gummies: 'gummy',
  effervescent: 'effervescent',
  gum: 'gum',
};

const FLAVOURS: Record<string, string> = {
  'honey-lemon': '#ecbb45',
  blackcurrant: '#6a3f80',
  orange: '#ef8a34',
  strawberry: '#dd4a60',
  mint: '#a9d9c0',
  'cool-mint': '#a5d8e2',
  fruit: '#d9628c',
  ginger: '#d6a85c',
  banana: '#f1dc77',
};

/** What the pack holds: shape and colours of one piece. */
export function pillLook({ form, words, flavour, dress, sku }: Plan): PillLook {
  const soft = /omega|cod liver|vitamin e|evening primrose|softgel|liquid cap/.test(words);
  const kind: PillKind = soft ? 'softgel' : (KINDS[form] ?? 'tablet');
  if (kind === 'softgel') return { kind, color: '#e3a13a' };
  if (kind === 'lozenge' || kind === 'gummy')
    return { kind, color: FLAVOURS[flavour ?? ''] ?? lighten(dress.copy.tint, 0.15) };
  if (kind === 'capsule') return { kind, color: lighten(dress.brand.base, 0.12), second: '#f4f1e8' };
  const shades = ['#fbfaf5', '#f7f3e6', lighten(dress.copy.tint, 0.72), '#fbfaf5'];
  if (/iron/.test(words)) return { kind, color: '#9b4a38' };
  if (/ibuprofen/.test(words)) return { kind, color: '#f0e3e0' };
  return {
    kind,
    color: flavour && kind === 'gum' ? '#f4f6f2' : (shades[seedOf(sku.slice(0, 8)) % shades.length] ?? '#fbfaf5'),
  };
}
