// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { WithMessages } from '@/lib/testing/with-messages';
import { ConfirmDialog } from './confirm-dialog';
import { Loading } from './loading';

const said = 'The entity is locked';
const error = new AppError('refused', said);

beforeEach(() => {
  document.documentElement.lang = 'th-TH';
});
afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
});

it('why something could not be read is marked as English on a Thai page, where the backend said it', () => {
  render(
    <WithMessages>
      <Loading error={error} onRetry={() => undefined} />
    </WithMessages>,
  );
  expect(screen.getByText(said).lang).toBe('en');
});

it('why something was not done is marked as English on a Thai page, where the backend said it', async () => {
  const labels = { title: 'T', close: 'x', keep: 'k', confirm: 'Do it', confirming: '…', failed: 'f' };
  render(
    <WithMessages>
      <ConfirmDialog isOpen labels={labels} onClose={vi.fn()} onConfirm={() => Promise.reject(error)}>
        sure?
      </ConfirmDialog>
    </WithMessages>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Do it', hidden: true }));
  expect((await screen.findByText(said)).lang).toBe('en');
});
