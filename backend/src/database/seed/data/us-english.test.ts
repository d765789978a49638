import { describe, expect, it } from 'vitest';
import { american, withAmerican } from './us-english';

describe('american', () => {
  it.each([
    ['Contains paracetamol.', 'Contains acetaminophen.'],
    ['Paracetamol for period pain', 'Acetaminophen for menstrual cramps'],
    ['Unflavoured, colour-free, odourless', 'Unflavored, color-free, odorless'],
    ['haemophilia and diarrhoea', 'hemophilia and diarrhea'],
    ['White soft paraffin, light liquid paraffin', 'White petrolatum, light mineral oil'],
    ['too big for a plaster', 'too big for an adhesive bandage'],
    ['under a plaster cast', 'under a cast'],
    ['Ibuprofen 200 mg medicated plasters', 'Ibuprofen 200 mg medicated patches'],
    ['See your GP', 'See your doctor'],
    ['Cetomacrogol stays', 'Cetomacrogol stays'],
  ])('reads %j as %j', (british, expected) => {
    expect(american(british)).toBe(expected);
  });

  it('keeps addresses in tags and directives', () => {
    const html = '<a class="colour" href="{{store direct_url="digestion/diarrhoea.html"}}">Diarrhoea</a>';
    expect(american(html)).toBe(html.replace('>Diarrhoea<', '>Diarrhea<'));
  });
});

describe('withAmerican', () => {
  it('adds the American wording where it differs, at any depth', () => {
    expect(withAmerican({ name: { default: 'Fibre' }, options: [{ title: { default: 'Size' } }], stock: 3 })).toEqual({
      name: { default: 'Fibre', mmstr_us: 'Fiber' },
      options: [{ title: { default: 'Size' } }],
      stock: 3,
    });
  });

  it('leaves a wording of its own alone', () => {
    const name = { default: 'Nappy', mmstr_us: 'Diaper cream' };
    expect(withAmerican({ name })).toEqual({ name });
  });
});
