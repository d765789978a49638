// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noOptions, testContext, testSimple } from '@/lib/catalog/options/product-options.fixture';
import { toPriceModel } from '@/lib/catalog/options/selected-price';
import { WithMessages } from '@/lib/testing/with-messages';
import { type Control, sayProblems } from './form-problems';
import { ProductFormIsland } from './product-form-island';

const labels = {
  required: 'Is required.',
  atMost: 'At most {max}',
  atLeast: 'At least {count}',
  wholeNumber: 'Enter a whole number.',
  invalid: 'Check this entry.',
};

let form: HTMLFormElement;

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  document.body.innerHTML = `<form>
    <div data-field=""><input name="text" required aria-describedby="limit"><p id="limit">At most 20</p></div>
    <fieldset><select name="size" required><option value="">Choose</option><option value="s">S</option></select></fieldset>
    <div data-field=""><input name="quantity" type="number" value="9" max="3"></div>
  </form>`;
  form = document.forms[0] as HTMLFormElement;
});

/** What the browser would complain of. */
const send = () =>
  sayProblems(
    [...form.querySelectorAll<Control>('input, select')].filter((one) => !one.validity.valid),
    labels,
  );
const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const described = (name: string) =>
  (control(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('[FORM-3] what is wrong stands below each control of a product’s form, tied to it, and the first has the focus', () => {
  send();
  expect(described('text')).toEqual(['At most 20', 'Is required.']);
  expect(described('size')).toEqual(['Is required.']);
  expect(described('quantity')).toEqual(['At most 3']);
  expect(form.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
  expect(document.activeElement).toBe(control('text'));
});

it.each(['2026-11-30', '2027-01-30'])('a date that is not offered is told the days that are: %s', (value) => {
  const days = JSON.stringify({ problem: 'From 1 to 10 December.' }).replaceAll('"', '&quot;');
  form.innerHTML = `<div data-field=""><input name="day" type="date" value="${value}" min="2026-12-01" max="2026-12-10" data-days="${days}"></div>`;
  send();
  expect(described('day')).toEqual(['From 1 to 10 December.']);
});

it.each([
  ['0', '2', 'At least 2'],
  ['1.5', '1', 'Enter a whole number.'],
  ['-1', '0', 'Enter a whole number.'],
])('a number that cannot be ordered is told so in the page’s words: %s where %s is the least', (value, min, text) => {
  form.innerHTML = `<div data-field=""><input name="quantity" type="number" value="${value}" min="${min}"></div>`;
  send();
  expect(described('quantity')).toEqual([text]);
});

it('what the browser alone knows to be wrong is told in the page’s words', () => {
  form.innerHTML = '<div data-field=""><input name="site" type="url" value="x"></div>';
  send();
  expect(described('site')).toEqual(['Check this entry.']);
});

it('what is said twice stands once', () => {
  send();
  send();
  expect(form.querySelectorAll('[data-problem]')).toHaveLength(3);
  expect(described('text')).toEqual(['At most 20', 'Is required.']);
});

it('a problem goes with the next change of its control, the others stay', () => {
  send();
  control('text').value = 'For Ann';
  control('text').dispatchEvent(new Event('input', { bubbles: true }));
  expect(described('text')).toEqual(['At most 20']);
  expect(control('text').hasAttribute('aria-invalid')).toBe(false);
  expect(described('size')).toEqual(['Is required.']);
});

it('a group of check boxes says the shop’s own sentence', () => {
  control('size').setCustomValidity('Choose at least one.');
  control('text').value = 'x';
  control('quantity').value = '1';
  control('size').value = 's';
  send();
  expect(described('size')).toEqual(['Choose at least one.']);
});

it('[FORM-3] the form of a product says what is missing at its control, in place of the browser', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const limits = { min: 1, max: null };
  const facts = { model: toPriceModel(testSimple({}), noOptions), context: testContext, first: [], limits };
  render(
    <WithMessages>
      <ProductFormIsland name="Buy" facts={facts} labels={{ ...labels, tax: '', total: '' }} panel={null} className="">
        <div data-field="">
          <input name="engraving" required aria-label="Engraving" />
        </div>
        <button type="submit">Add it</button>
      </ProductFormIsland>
    </WithMessages>,
  );
  const text = screen.getByRole('textbox', { name: 'Engraving' });
  const told = vi.fn((event: Event) => event.defaultPrevented);
  await screen.findByRole('status');
  // Hears it after the form has.
  text.addEventListener('invalid', told);
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect((await screen.findByText('Is required.')).closest('[data-field]')?.contains(text)).toBe(true);
  expect(told).toHaveReturnedWith(true);
  expect(document.activeElement).toBe(text);
  await userEvent.type(text, 'For Ann');
  expect(screen.queryByText('Is required.')).toBeNull();
});
