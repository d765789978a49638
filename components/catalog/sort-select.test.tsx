// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SortSelect } from './sort-select';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const options = [
  { value: '', label: 'Recommended', href: '/gear.html?brand%5Bfilter%5D=Velmora%2C301' },
  {
    value: 'price-asc',
    label: 'Price: low to high',
    href: '/gear.html?brand%5Bfilter%5D=Velmora%2C301&sort=price-asc',
  },
];

function show(current = '') {
  render(
    <SortSelect
      action="/gear.html"
      label="Sort by"
      submitLabel="Sort"
      current={current}
      options={options}
      kept={[{ name: 'brand[filter]', value: 'Velmora,301' }]}
    />,
  );
}

beforeEach(() => {
  push.mockReset();
});
afterEach(cleanup);

describe('SortSelect', () => {
  it('[CAT-1] goes to the chosen order at once, from page 1, and keeps its place', async () => {
    show();
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    expect(push).toHaveBeenCalledExactlyOnceWith(options[1]?.href, { scroll: false });
  });

  it('[CAT-1] is a form that asks for the same without JavaScript', () => {
    show('price-asc');
    const form = screen.getByRole<HTMLSelectElement>('combobox').form;
    expect(form?.method).toBe('get');
    expect(form?.getAttribute('action')).toBe('/gear.html');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['brand[filter]', 'Velmora,301'],
      ['sort', 'price-asc'],
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sort' }).type).toBe('submit');
  });
});
