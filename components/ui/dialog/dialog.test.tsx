// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
});

afterEach(cleanup);

function Page({ isMounted = true }: { isMounted?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isMounted ? (
        <Dialog
          isOpen={isOpen}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
          name="Basket"
          title="Your basket"
          closeLabel="Close"
          footer={<p>Total</p>}
        >
          <p>Lines</p>
        </Dialog>
      ) : null}
    </>
  );
}

async function open() {
  const view = render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return view;
}

describe('Dialog', () => {
  it('a dialog has a name, a heading, what is inside and a footer', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Basket' });
    expect(dialog.textContent).toBe('Your basketLinesTotal');
    expect(screen.getByRole('heading', { name: 'Your basket' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a dialog closes by its button and gives the focus back', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Open');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('a dialog closes when the browser closes it, as on Escape', async () => {
    await open();
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a dialog closes on a click beside it, not on one inside', async () => {
    await open();
    await userEvent.click(screen.getByText('Lines'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('a dialog stays open where the mouse marks text and is let go beside it', async () => {
    await open();
    const [lines, dialog] = [screen.getByText('Lines'), screen.getByRole('dialog')];
    fireEvent.pointerDown(lines);
    // What the browser makes of a press and a release that have only the dialog in common.
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.isConnected).toBe(true);
  });

  it('a dialog gives the focus back when it leaves the page while open', async () => {
    const { rerender } = await open();
    rerender(
      <StrictMode>
        <Page isMounted={false} />
      </StrictMode>,
    );
    expect(document.activeElement?.textContent).toBe('Open');
  });
});
