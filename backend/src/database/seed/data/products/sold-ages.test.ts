import { expect, it } from 'vitest';
import type { Localised } from '../../types';
import { products } from '../products';
import { consultations } from '../suitability/consultations';
import { suitabilityForms } from '../suitability/forms';
import { ADULTS_ONLY } from './medicine-texts';

const [ENGLISH, THAI] = ADULTS_ONLY;
const textOf = (value: unknown) => (value ?? { default: '' }) as Localised;

/** The least age in years that a form or a consultation lets pass; none of forms that ask in months. */
function leastAge(identifier: string): number | undefined {
  const content =
    [...suitabilityForms, ...consultations].find((form) => form.identifier === identifier)?.content.default ?? '';
  const least = /Number: years<br>Least: (\d+)/.exec(content)?.[1];
  return least === undefined ? undefined : Number(least);
}

it('every form asks how old somebody is, and stops below an age, in every language', () => {
  expect(suitabilityForms.length).toBeGreaterThan(40);
  const unbound = suitabilityForms.flatMap(({ identifier, content }) =>
    Object.entries(content).flatMap(([view, html]) =>
      /Number: [^<]+(<br>Most: [^<]+)*<br>Least: \d+ \| (stop|talk)/.test(html) ? [] : [`${identifier} ${view}`],
    ),
  );
  expect(unbound).toEqual([]);
});

const asked = products.flatMap(({ sku, attributes }) => {
  const least = leastAge(textOf(attributes.suitability_form).default);
  const allowed = /^(\d+)y$/.exec(String(attributes.minimum_age))?.[1];
  return least === undefined || allowed === undefined ? [] : [{ sku, least, allowed: Number(allowed), attributes }];
});

it('a medicine is sold from the age that its page tells, or its page says that it is sold only for adults', () => {
  expect(asked.length).toBeGreaterThan(50);
  const later = asked.filter(({ least, allowed }) => least !== allowed);
  expect(later.every(({ least }) => least === 18)).toBe(true);
  expect(later.map(({ sku }) => sku)).toEqual(
    asked
      .filter(({ attributes }) => {
        const { default: english, mmstr_th: thai = '' } = textOf(attributes.how_to_use);
        return english.includes(ENGLISH) && thai.includes(THAI);
      })
      .map(({ sku }) => sku),
  );
});
