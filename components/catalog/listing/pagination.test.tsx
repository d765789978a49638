// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FIRST_PAGE } from '@/lib/catalog/listing/listing-params';
import messages from '@/messages/en-GB.json';
import { Pagination } from './pagination';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'catalog') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(cleanup);

const params = { ...FIRST_PAGE, sort: { field: 'price', direction: 'asc' as const } };
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Pagination', () => {
  it('[CAT-1] links to the pages around the current one in the same sort order', async () => {
    render(await Pagination({ href: '/gear.html', params: { ...params, page: 2 }, totalPages: 3 }));
    expect(href('Page 1')).toBe('/gear.html?sort=price-asc');
    expect(href('Page 3')).toBe('/gear.html?sort=price-asc&page=3');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('rel')).toBe('next');
  });

  it('[CAT-1] crawlers follow the pages of a whole listing, and none of what filters leave', async () => {
    const filters = [{ code: 'brand', label: 'Velmora', value: '301' }];
    const rels = () => screen.getAllByRole('link').map((link) => link.getAttribute('rel'));
    render(await Pagination({ href: '/gear.html', params: { ...params, page: 2 }, totalPages: 2 }));
    expect(rels()).toEqual(['prev', null, null]);
    cleanup();
    render(await Pagination({ href: '/gear.html', params: { ...params, page: 2, filters }, totalPages: 2 }));
    expect(rels()).toEqual(['prev nofollow', 'nofollow', 'nofollow']);
  });

  it('has no link before the first page and none after the last one', async () => {
    render(await Pagination({ href: '/gear.html', params, totalPages: 2 }));
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    cleanup();
    render(await Pagination({ href: '/gear.html', params: { ...params, page: 2 }, totalPages: 2 }));
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('is not rendered when there is only one page', async () => {
    expect(await Pagination({ href: '/gear.html', params, totalPages: 1 })).toBeNull();
  });
});
