// @vitest-environment jsdom

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { warn } from '@/lib/browser/notice-event';
import { addToast } from '@/lib/shell/toast-store';
import { NoticeLoader } from './notice-loader';
import { Notices } from './notices';
import { noticeParts as parts, pass, setUpToasts, signal, texts } from './notices.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

setUpToasts();

const add = (...input: Parameters<typeof addToast>) => act(() => addToast(...input));
const list = () => screen.getByRole('region', { name: 'Notices' });

describe('[TOAST-1] the list of toasts', () => {
  it('the list of toasts interrupts with errors, and lets the rest wait its turn', () => {
    render(<Notices {...parts} />);
    for (const type of ['info', 'warning', 'success', 'error'] as const) add({ type, message: type });
    fireEvent.click(screen.getByRole('button', { name: parts.labels.showAll }));
    expect(screen.getByRole('alert').textContent).toBe('error');
    expect(screen.queryByRole('status'), 'the list says the rest').toBeNull();
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
    const isSaidByList = (item: HTMLElement) => item.closest('[aria-live]')?.tagName === 'OL';
    expect(
      screen
        .getAllByRole('listitem')
        .filter(isSaidByList)
        .map((item) => item.textContent),
    ).toEqual(['info', 'warning', 'success']);
    for (const item of screen.getAllByRole('listitem')) expect(item.querySelector('svg use')).not.toBeNull();
  });

  it('the list of toasts marks one by its own icon, or else by its type’s', () => {
    render(<Notices {...parts} />);
    add({ type: 'info', message: 'On its way', icon: 'truck' });
    add({ type: 'info', message: 'Saved' });
    const icons = () => screen.getAllByRole('listitem').map((item) => item.querySelector('use')?.getAttribute('href'));
    expect(icons()).toEqual(['#icon-truck', '#icon-info']);
  });

  it('[NET-1] the list of toasts shows warnings of who could load no code for them', () => {
    render(<Notices {...parts} />);
    act(() => warn('Not added.'));
    expect(texts()).toEqual(['Not added.']);
  });

  it('[TOAST-2] the list of toasts shows a repeated toast once, marked as a duplicate', () => {
    render(<Notices {...parts} />);
    add({ type: 'info', message: 'Saved' });
    add({ type: 'info', message: 'Other' });
    add({ type: 'info', message: 'Saved' });
    const repeated = screen.getAllByRole('listitem').map((item) => [item.textContent, item.dataset.repeated]);
    expect(repeated).toEqual([
      ['Saved', 'true'],
      ['Other', undefined],
    ]);
  });

  it('[TOAST-2] the list of toasts is in the order of first timestamps', () => {
    render(<Notices {...parts} />);
    add({ type: 'info', message: 'One', id: '1' });
    pass(100);
    add({ type: 'info', message: 'Two' });
    add({ type: 'info', message: 'One again', id: '1' });
    expect(texts()).toEqual(['One again', 'Two']);
  });

  it('the list of toasts shows the newest three, and the others to who asks for them', () => {
    render(<Notices {...parts} />);
    for (const message of ['One', 'Two', 'Three']) add({ type: 'info', message });
    expect(screen.queryByRole('button', { name: parts.labels.showAll })).toBeNull();
    add({ type: 'info', message: 'Four' });
    expect(texts()).toEqual(['Two', 'Three', 'Four']);
    fireEvent.click(screen.getByRole('button', { name: parts.labels.showAll }));
    expect(texts()).toEqual(['One', 'Two', 'Three', 'Four']);
    pass(5000);
    for (const message of ['1', '2', '3', '4']) add({ type: 'info', message });
    expect(texts(), 'folded again').toEqual(['2', '3', '4']);
  });

  it('the list of toasts loses the toast with the focus by Escape, and a dialog around it stays open', () => {
    render(<Notices {...parts} />);
    const onDismiss = vi.fn();
    add({ type: 'info', message: 'One', onDismiss });
    add({ type: 'info', message: 'Two' });
    add({ type: 'info', message: 'Stays', dismissable: false, actionText: 'Undo', onAction: vi.fn() });
    expect(fireEvent.keyDown(screen.getAllByRole('button', { name: 'Close' })[0] as Node, { key: 'Escape' })).toBe(
      false,
    );
    expect([texts(), onDismiss.mock.calls]).toEqual([['Two', 'StaysUndo'], [['visitor']]]);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' })).toBe(true);
    expect(texts()).toEqual(['Two', 'StaysUndo']);
  });

  it('the list of toasts has a close button where it may be dismissed', () => {
    const onDismiss = vi.fn();
    render(<Notices {...parts} />);
    add({ type: 'info', message: 'Stubborn', dismissable: false });
    expect(screen.queryByRole('button')).toBeNull();
    add({ type: 'info', message: 'Leaves', onDismiss });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(texts()).toEqual(['Stubborn']);
    expect(onDismiss.mock.calls).toEqual([['visitor']]);
  });

  it('the list of toasts has a button for what can be done about it', () => {
    const onAction = vi.fn();
    render(<Notices {...parts} />);
    add({ type: 'info', message: 'Removed', actionText: 'Undo', onAction });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });

  it('the list of toasts has no action button where there is nothing to do', () => {
    render(<Notices {...parts} />);
    add({ type: 'info', message: 'Removed', actionText: 'Undo', dismissable: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the list of toasts waits while the pointer is on it, or the focus', () => {
    render(<Notices {...parts} />);
    add({ type: 'info', message: 'Hello' });
    fireEvent.pointerEnter(list());
    pass(60_000);
    expect(texts()).toEqual(['Hello']);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.pointerLeave(list());
    pass(60_000);
    expect(texts()).toEqual(['Hello']);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    pass(5000);
    expect(texts()).toEqual([]);
  });

  it('the list of toasts goes on for the next toast, whatever the pointer did to the last one', () => {
    render(<Notices {...parts} />);
    add({ type: 'info', message: 'One' });
    fireEvent.pointerEnter(list());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.pointerLeave(list());
    add({ type: 'info', message: 'Two' });
    pass(5000);
    expect(texts()).toEqual([]);
  });

  it('the list of toasts gives the focus back to where it came from', () => {
    render(
      <>
        <button type="button">Add</button>
        <Notices {...parts} />
      </>,
    );
    add({ type: 'info', message: 'Hello' });
    const origin = screen.getByRole('button', { name: 'Add' });
    act(() => origin.focus());
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    fireEvent.click(close);
    expect(document.activeElement).toBe(origin);
  });

  it('the list of toasts stands inside a dialog that is open, and outside of it again', async () => {
    const page = (hasDialog: boolean) => (
      <>
        {hasDialog ? <dialog aria-label="Basket" /> : null}
        <Notices {...parts} />
      </>
    );
    const { rerender } = render(page(true));
    add({ type: 'info', message: 'Removed' });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    expect(dialog.contains(list())).toBe(false);
    await act(async () => dialog.showModal());
    expect(within(dialog).getByText('Removed')).toBeTruthy();
    await act(async () => dialog.close());
    expect(dialog.contains(list())).toBe(false);
    expect(texts()).toEqual(['Removed']);
    await act(async () => dialog.showModal());
    await act(async () => rerender(page(false)));
    expect(texts(), 'it outlives a dialog that goes away').toEqual(['Removed']);
  });
});

describe('the loader', () => {
  it('the loader of notices brings the list with the first toast, which is not lost', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    render(<NoticeLoader {...parts} />);
    expect(screen.queryByRole('region')).toBeNull();
    addToast({ type: 'info', message: 'Hello' });
    await act(async () => vi.dynamicImportSettled());
    expect(texts()).toEqual(['Hello']);
  });

  it('the loader of notices brings the list once the page rests, so that it is there when the network goes', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    render(<NoticeLoader {...parts} />);
    await act(async () => {
      vi.advanceTimersByTime(500);
      await vi.dynamicImportSettled();
    });
    signal('offline');
    expect(texts()).toEqual(['You are offline. Some features may be unavailable.']);
  });
});
