import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runAhead } from '@/lib/testing/run-ahead';
import { SearchForm } from './search-form';

const money = (value: number) => ({ value, currency: 'GBP' });
export const item = (name: string, price: number, most = price) => ({
  __typename: 'SimpleProduct',
  uid: name,
  name,
  url_key: name.toLowerCase(),
  url_suffix: '.html',
  small_image: { url: 'https://cdn.example/catalog/product/p.jpg' },
  price_range: {
    minimum_price: { final_price: money(price), regular_price: money(price) },
    maximum_price: { final_price: money(most) },
  },
});
export const answer = {
  products: {
    total_count: 7,
    suggestions: [{ search: 'paracetamol' }],
    aggregations: [{ attribute_code: 'category_id', options: [{ label: 'Pain relief', value: '3' }] }],
    items: [item('Balm', 4.5), item('Cream', 2, 9)],
  },
  categories: { items: [{ uid: 'NA==', name: 'Headache', url_path: 'headache', url_suffix: '.html' }] },
};
export const nothing = { products: { total_count: 0, suggestions: [], aggregations: [], items: [] }, categories: null };

const advice = [{ title: 'Which painkiller?', href: '/advice/painkillers', words: 'Which painkiller? sore head' }];
export const advised = (url: string) => (url.startsWith('/api/advice') ? Response.json(advice) : null);

const labels = {
  label: 'Suggestions',
  products: 'Products',
  categories: 'Categories',
  terms: 'Searches',
  advice: 'Advice',
  inCategory: '“{term}” in {name}',
  all: 'All results for “{term}”',
  none: 'Nothing matches “{term}”. See what may help',
  summary: '{count} suggestions.',
  from: 'From {price}',
  free: 'Free',
  unitPrice: '{price} per {unit}',
};

/** The header's search, as it stands before its panel's code has come. */
export function showSearch(): void {
  render(
    <SearchForm
      action="/search.html"
      label="Search the shop"
      placeholder="Medicine"
      submit="Go"
      suggest={{
        query: 'query suggest',
        context: { storeView: { code: 'mmstr_en', isDefault: true, locale: 'en-GB' }, currency: 'GBP' },
        labels,
      }}
    />,
  );
}

export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the shop' });

/** The panel's code comes with the first focus; from then on nobody waits for the typing to rest. */
export async function type(text: string) {
  await userEvent.click(document.querySelector('input') ?? document.body);
  await waitFor(field);
  runAhead();
  await userEvent.type(field(), text);
}
