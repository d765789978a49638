import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useSavedLines } from '@/lib/cart/saved-lines-store';

/** Before each test of a file: a browser in which nothing is saved for later. */
export function setUpSavedLines(): void {
  beforeEach(() => {
    localStorage.clear();
    useSavedLines.setState({ lines: [] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** The part of the page that shows what is saved. */
export const saved = () => screen.findByRole('region', { name: 'Saved for later' });

export const savedNames = async () =>
  within(await saved())
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'));

/** How many are kept of each saved line; null where it has to be chosen again. */
export const keptQuantities = () =>
  (JSON.parse(localStorage.getItem('saved_lines') ?? '[]') as { input: { quantity: number } | null }[]).map(
    ({ input }) => input?.quantity ?? null,
  );
