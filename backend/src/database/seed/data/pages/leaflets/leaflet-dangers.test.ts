import { describe, expect, it } from 'vitest';
import type { CmsPageSeed } from '../../../types';
import { GRAVE } from './effects/grave-effects';
import { MILD } from './effects/mild-effects';
import { chapters, composed, leafletIn, leaflets, sentences, textOf } from './testing/read-leaflets';

/** The signs in each part of a composed leaflet that need help at once, and those that can be borne. */
function signs({ content }: CmsPageSeed): { grave: string[]; mild: string[] }[] {
  return content
    .split(/<h[23]>/)
    .filter((part) => part.includes('<ul>') && /Other possible side effects|อาการอื่นที่อาจพบ/.test(part))
    .map((part) => {
      const [grave = '', mild = ''] = part.split(/Other possible side effects|อาการอื่นที่อาจพบ/);
      const points = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text ?? '');
      return { grave: points(grave), mild: points(mild) };
    });
}

/** One sign in other words. */
const SIGNS = [/(?:dark|black) stools(?! that last)/, /mouth ulcers|sores in the mouth/];
/** How a grave sign differs from a mild one of the same name. */
const WORSE = /\bsudden\b|\bsevere\b|\bblood\b|รุนแรง|ฉับพลัน|เลือด/;

/** One chapter of the leaflet that a medicine names. */
function chapterOf(sku: string, index: number, view: 'default' | 'mmstr_th' = 'default'): string {
  const medicine = composed.find((one) => one.sku === sku);
  const page = leafletIn(view, textOf(medicine?.attributes.leaflet)?.default);
  if (!page) throw new Error(`${sku} has no composed leaflet`);
  return chapters(page)[index] ?? '';
}

describe('dangers in composed leaflets', () => {
  it('call no sign both an emergency and one that can be borne', () => {
    const told = leaflets.flatMap((page) =>
      signs(page).map((part) => ({ where: `${page.identifier} ${page.stores}`, ...part })),
    );
    expect(told.length).toBeGreaterThan(300);
    const both = told.flatMap(({ where, grave, mild }) =>
      mild.flatMap((borne) =>
        grave
          .filter(
            (bad) =>
              borne.includes(bad) ||
              (bad.includes(borne) && !WORSE.test(bad)) ||
              SIGNS.some((sign) => sign.test(bad) && sign.test(borne)),
          )
          .map((bad) => `${where}: ${bad} / ${borne}`),
      ),
    );
    expect(both).toEqual([]);
  });

  it('list no sign as one that can be borne of which the warnings say that a doctor must see it', () => {
    const sendsToDoctor = /\b(?:seen by a|see a) doctor\b|\bget (?:medical )?help\b/i;
    const both = leaflets.flatMap((page) => {
      const sent = sentences(chapters(page)[1] ?? '')
        .flat()
        .filter((text) => sendsToDoctor.test(text) && !WORSE.test(text));
      return signs(page).flatMap(({ mild }) =>
        mild.filter((sign) => sent.some((text) => text.includes(sign))).map((sign) => `${page.identifier}: ${sign}`),
      );
    });
    expect(both).toEqual([]);
  });

  it('tell of too much in words that fit how the medicine is used', () => {
    const words: [sku: string, words: string][] = [
      ['NOR-IBU-PLAST', 'put on too many, take them off'],
      ['MMS-THROAT-SPRAY', 'used too much, or a child has swallowed some'],
      ['TOL-MOM-140', 'used too much, or a child has swallowed some'],
      ['MMS-XYLO-KIDS', 'used too much, or a child has swallowed some'],
      ['FER-FLURBI-16', 'taken too much'],
      ['HAL-OINT-500', 'more than a little of it is swallowed'],
    ];
    for (const [sku, said] of words) expect(chapterOf(sku, 2), sku).toContain(said);
  });

  it('of nicotine tell the signs of too much of it', () => {
    const nicotine = composed.filter(({ attributes }) => `${attributes.active_ingredient}` === 'nicotine');
    expect(nicotine.length).toBe(5);
    for (const { sku } of nicotine) {
      expect(chapterOf(sku, 2), sku).toMatch(/two patches at once.*sweating and a pounding heart/);
      expect(chapterOf(sku, 2), sku).not.toContain('more than a little');
      expect(chapterOf(sku, 2, 'mmstr_th'), sku).toMatch(/สองแผ่นพร้อมกัน.*ใจสั่น/);
    }
  });

  it('say of an ingredient only what is true of it', () => {
    expect(chapterOf('SET-SENNA-20', 3)).toContain(MILD.redUrine.default);
    expect(chapterOf('SET-BISAC-20', 3)).not.toContain(MILD.redUrine.default);
    expect(chapterOf('NOR-PSEUDO-12', 3)).toContain(GRAVE.pustules.default);
    expect(chapterOf('VEL-HOT', 3)).not.toContain(GRAVE.pustules.default);
    // The oil goes where what is for the skin does not.
    expect(chapterOf('BRI-CLOVE-10', 1)).not.toMatch(/skin only|and mouth/);
    expect(chapterOf('BRI-CLOVE-10', 1, 'mmstr_th')).not.toMatch(/ภายนอก|และปาก/);
  });

  it('use every side effect that is written', () => {
    const all = leaflets.map(({ content }) => content).join('');
    const unused = [...Object.values(GRAVE), ...Object.values(MILD)].filter(
      ({ default: english }) => !all.includes(`<li>${english}</li>`),
    );
    expect(unused).toEqual([]);
  });
});
