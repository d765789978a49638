// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WithMessages } from '@/lib/testing/with-messages';
import { BlockList } from './block-list';

afterEach(cleanup);

const show = (blocks: string[]) =>
  render(
    <WithMessages>
      <BlockList blocks={blocks} />
    </WithMessages>,
  );

test('[CMS-4] a list without blocks says so', () => {
  show([]);
  screen.getByText('There are no blocks to display');
});

test('[CMS-4] a list with blocks shows them alone', () => {
  show(['Opening hours']);
  screen.getByText('Opening hours');
  expect(screen.queryByText('There are no blocks to display')).toBeNull();
});
