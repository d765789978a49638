// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RadioTiles } from './tiles';

it('tiles have an id each, also where several cannot be chosen, and the first that can has `-0`', () => {
  const tile = (value: string, isDisabled: boolean) => ({ value, label: value, hint: `Why ${value}`, isDisabled });
  const tiles = [tile('van', true), tile('post', false), tile('bike', true), tile('shop', false)];
  render(<RadioTiles id="way" legend="Delivery" tiles={tiles} chosen={null} input={{ name: 'way', readOnly: true }} />);
  const ids = [...document.querySelectorAll('[role="radiogroup"] [id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.querySelector<HTMLInputElement>('#way-0')?.value).toBe('post');
  for (const { value } of tiles) {
    const input = document.querySelector(`input[value="${value}"]`);
    expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(`Why ${value}`);
  }
});
