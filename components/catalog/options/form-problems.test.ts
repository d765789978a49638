// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sayProblems } from './form-problems';

let stop: () => void;
let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <div data-field=""><input name="text" required aria-describedby="limit"><p id="limit">At most 20</p></div>
    <fieldset><select name="size" required><option value="">Choose</option><option value="s">S</option></select></fieldset>
    <div data-field=""><input name="quantity" type="number" value="9" max="3"></div>
    <button type="submit">Add</button>
  </form>`;
  form = document.forms[0] as HTMLFormElement;
  stop = sayProblems(form, { required: 'Is required.', atMost: 'At most {max}' });
});
afterEach(() => stop());

const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const send = () => form.querySelector('button')?.click();
const described = (name: string) =>
  (control(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('[FORM-3] what is wrong stands below each control of a product’s form, tied to it, and the first has the focus', async () => {
  send();
  await Promise.resolve();
  expect(described('text')).toEqual(['At most 20', 'Is required.']);
  expect(described('size')).toEqual(['Is required.']);
  expect(described('quantity')).toEqual(['At most 3']);
  expect(form.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
  expect(document.activeElement).toBe(control('text'));
});

it('the browser says nothing of its own, and what is said twice stands once', () => {
  let isQuiet = false;
  form.addEventListener('invalid', (event) => (isQuiet = event.defaultPrevented), true);
  send();
  send();
  expect(isQuiet).toBe(true);
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
