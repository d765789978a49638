// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link } from './link';

const given = vi.hoisted(() => vi.fn());
vi.mock('next/link', () => ({
  default: ({ prefetch, transitionTypes, ...props }: ComponentProps<'a'> & Record<string, unknown>) => {
    given({ prefetch, transitionTypes });
    return <a {...props}>{props.children}</a>;
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  given.mockReset();
  Reflect.deleteProperty(navigator, 'connection');
});

/** What the link asks of the router after `mean`. */
function asked(mean: (link: HTMLElement) => void) {
  render(<Link href="/balm.html">Balm</Link>);
  expect(given.mock.lastCall).toEqual([{ prefetch: false, transitionTypes: ['page'] }]);
  mean(screen.getByRole('link'));
  return given.mock.lastCall?.[0];
}

const onConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

describe('[ROUTE-18] a link', () => {
  it.each([
    ['points at', fireEvent.mouseEnter],
    ['touches', fireEvent.touchStart],
    ['focuses', fireEvent.focus],
  ])('a link prefetches its page once the visitor %s it', (_, mean) => {
    onConnection({ saveData: false, effectiveType: '4g' });
    expect(asked(mean)).toEqual({ prefetch: null, transitionTypes: ['page'] });
  });

  it.each([
    ['who saves data', { saveData: true, effectiveType: '4g' }],
    ['on a slow connection', { saveData: false, effectiveType: '2g' }],
    ['on a very slow connection', { saveData: false, effectiveType: 'slow-2g' }],
  ])('a link prefetches nothing for a visitor %s', (_, connection) => {
    onConnection(connection);
    expect(asked(fireEvent.mouseEnter).prefetch).toBe(false);
  });
});
