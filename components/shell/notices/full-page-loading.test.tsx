// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { duringFullPageLoading } from '@/lib/shell/full-page-loading';
import { Notices } from './notices';
import { noticeParts as parts } from './notices.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

afterEach(cleanup);

describe('[SHELL-10] the overlay', () => {
  it('the loading overlay says "Fetching Data..." over the whole page, which cannot be used meanwhile', async () => {
    render(
      <>
        <button type="button">Pay</button>
        <Notices {...parts} />
      </>,
    );
    act(() => screen.getByRole('button').focus());
    let finish = () => {};
    const work = duringFullPageLoading(() => new Promise<void>((resolve) => (finish = resolve)));
    await act(() => vi.dynamicImportSettled());
    const overlay = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Fetching Data...' });
    expect(within(overlay).getByRole('status').textContent).toBe('Fetching Data...');
    const cancel = new Event('cancel', { cancelable: true });
    overlay.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    await act(async () => {
      finish();
      await work;
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Pay');
  });
});
