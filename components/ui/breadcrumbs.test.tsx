// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';

const crumbs = [
  { name: 'ปวด', href: '/pain.html' },
  { name: 'Tolvessa ยาเม็ด', href: null },
];

function marked(locale: string) {
  const { container } = render(<Breadcrumbs label="ทาง" locale={locale} crumbs={crumbs} />);
  return [...container.querySelectorAll('[lang]')].map((part) => part.outerHTML);
}

it('a step in Latin letters, and such words of one, are marked as English on a Thai page, and on no other', () => {
  expect(marked('th-TH')).toEqual(['<span lang="en">Tolvessa </span>']);
  expect(marked('en-GB')).toEqual([]);
});
