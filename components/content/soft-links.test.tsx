// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SoftLinksOutlet } from './soft-links';

const { push, prefetch } = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch }) }));

afterEach(cleanup);
afterEach(() => {
  push.mockClear();
  prefetch.mockClear();
  vi.unstubAllGlobals();
});

it('links of merchant HTML open in the shop’s own way, all others in theirs', async () => {
  const links = [
    ['In the shop', '/delivery?a=1#times'],
    ['On this page', '#times'],
    ['Elsewhere', 'https://nhs.example/'],
    ['A file', '/media/leaflet.pdf'],
  ];
  render(
    <>
      <SoftLinksOutlet />
      {/* jsdom follows no links; a page of its own would be left. */}
      <div className="rich-text">
        {links.map(([name, href]) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
        <a href="/mmstr_us/delivery" data-document="">
          In another store view
        </a>
        <a href="/delivery" target="_blank" rel="noopener">
          In a tab
        </a>
      </div>
      <a href="/checkout">Not a merchant’s</a>
    </>,
  );
  const user = userEvent.setup();
  for (const link of screen.getAllByRole('link')) {
    link.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
    await user.click(link);
  }
  expect(push.mock.calls).toEqual([['/delivery?a=1#times', { transitionTypes: ['page'] }]]);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'In the shop' }));
  expect(push).toHaveBeenCalledOnce();
});

it('a page is fetched ahead once the visitor means its link, unless data is to be saved', () => {
  render(
    <>
      <SoftLinksOutlet />
      <ul data-plain="">
        <li>
          <a href="/delivery">In the shop</a>
          <a href="https://nhs.example/">Elsewhere</a>
          <a href="/media/leaflet.pdf">A file</a>
          <a href="/mmstr_us/delivery" data-document="">
            In another store view
          </a>
        </li>
      </ul>
    </>,
  );
  for (const link of screen.getAllByRole('link')) fireEvent.pointerOver(link);
  expect(prefetch.mock.calls).toEqual([['/delivery']]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.focusIn(screen.getByRole('link', { name: 'In the shop' }));
  expect(prefetch).toHaveBeenCalledOnce();
});
