import { expect, it } from 'vitest';
import { colourSwatches } from './swatches';

const uid = (id: number) => btoa(`configurable/155/${id}`);
const value = (id: number, label: string, swatch: { __typename: string; value?: string } | null) => ({
  uid: uid(id),
  label,
  swatch_data: swatch,
});
const colour = (text: string) => ({ __typename: 'ColorSwatchData', value: text });

it('finds the colours of a configurable product by option', () => {
  const flavour = { attribute_code: 'flavour', values: [value(560, 'Lemon', colour('#E8B53A')), null] };
  const strength = { attribute_code: 'strength', values: [value(425, '200 mg', null)] };
  expect(colourSwatches([flavour, strength, null])).toEqual([
    { code: 'flavour', value: '560', label: 'Lemon', colour: '#E8B53A' },
  ]);
  expect(colourSwatches(null)).toEqual([]);
});

it('takes no other kind of swatch, and no colour that is none', () => {
  const values = [
    value(1, 'Word', { __typename: 'TextSwatchData', value: '#ffffff' }),
    value(2, 'Picture', { __typename: 'ImageSwatchData', value: '/a.png' }),
    value(3, 'Style', colour('red;background:url(//evil.example)')),
    { uid: 'broken', label: 'No id', swatch_data: colour('#fff') },
  ];
  expect(colourSwatches([{ attribute_code: 'flavour', values }])).toEqual([]);
});
