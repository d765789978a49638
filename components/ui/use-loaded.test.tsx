// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal } from './dialog/modal';
import { CLOSE_UNLOADED, UnloadedNotice } from './unloaded-notice';
import { goWithout, useLoaded } from './use-loaded';

afterEach(cleanup);

const notice = () => screen.queryByRole('alert');
const settle = () => act(async () => undefined);

/** Code that cannot be loaded while `isDown`. */
function flakyCode() {
  const line = { isDown: true };
  const load = vi.fn(async () => {
    if (line.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the part</p>;
  });
  return { line, load };
}

function Part({ load, fail }: { load: () => Promise<() => React.ReactElement>; fail?: () => void }) {
  const Code = useLoaded(load, true, fail);
  return Code ? <Code /> : <a href="/plain">{Code === false ? 'the plain way' : ''}</a>;
}

function Page({ children }: { children: React.ReactNode }) {
  return (
    <>
      <h1>The page</h1>
      {children}
      <UnloadedNotice text="A part did not load." tryAgain="Try again" close="Close" />
    </>
  );
}

describe('a part of a page that cannot be loaded', () => {
  it('leaves the page as it is, gives way to the plain link, says so, and comes when it is tried again', async () => {
    const { line, load } = flakyCode();
    render(
      <Page>
        <Part load={load} />
      </Page>,
    );
    expect(notice()).toBeNull();
    await settle();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(screen.getByText('the plain way')).toBeTruthy();
    expect(notice()?.textContent).toContain('A part did not load.');

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(notice(), 'still without a connection').not.toBeNull();
    line.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByText('the part')).toBeTruthy();
    expect(notice()).toBeNull();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('comes by itself when the connection is back, and so do the others', async () => {
    const [first, second] = [flakyCode(), flakyCode()];
    render(
      <Page>
        <Part load={first.load} />
        <Part load={second.load} />
      </Page>,
    );
    await settle();
    first.line.isDown = false;
    second.line.isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(screen.getAllByText('the part')).toHaveLength(2);
    expect(notice()).toBeNull();
  });

  it('is not tried again by who closes the notice of it', async () => {
    const listeners = new AbortController();
    new Function('addEventListener', CLOSE_UNLOADED)((name: string, hear: EventListener, capture: boolean) =>
      window.addEventListener(name, hear, { signal: listeners.signal, capture }),
    );
    const { load } = flakyCode();
    render(
      <Page>
        <Part load={load} />
      </Page>,
    );
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settle();
    expect(notice()).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    listeners.abort();
  });

  it('leaves its place to React while a dialog holds it: what comes before it on the page still comes', async () => {
    const { load } = flakyCode();
    const page = (hasMore: boolean) => (
      <Page>
        <Modal isOpen label="Menu" className="">
          <Part load={load} />
        </Modal>
        {hasMore ? <p>More</p> : null}
      </Page>
    );
    const { rerender } = render(page(false));
    await settle();
    expect(screen.getByRole('dialog').contains(notice())).toBe(true);
    rerender(page(true));
    expect(screen.getByText('More')).toBeTruthy();
  });

  it('is spoken of in the dialog that is open, as all else is inert, and on the page again after it', async () => {
    const { load } = flakyCode();
    const page = (isOpen: boolean, isThere = true) => (
      <Page>
        {isThere ? (
          <Modal isOpen={isOpen} label="Menu" className="">
            {isOpen ? <Part load={load} /> : null}
          </Modal>
        ) : null}
        <Part load={load} />
      </Page>
    );
    const { rerender } = render(page(true));
    await settle();
    const spoken = notice();
    expect(screen.getByRole('dialog').contains(spoken)).toBe(true);
    rerender(page(false));
    await settle();
    expect(notice()).toBe(spoken);
    expect(spoken?.closest('dialog')).toBeNull();
    // A dialog that leaves the page while it is open takes nothing along.
    rerender(page(true));
    await settle();
    expect(spoken?.closest('dialog')).not.toBeNull();
    rerender(page(true, false));
    expect(notice()).toBe(spoken);
  });

  it('is not spoken of where the page is whole without it', async () => {
    const { load } = flakyCode();
    render(
      <Page>
        <Part load={load} fail={goWithout} />
      </Page>,
    );
    await settle();
    expect(screen.getByText('the plain way')).toBeTruthy();
    expect(notice()).toBeNull();
  });

  it('is not spoken of any more once the page with it has gone', async () => {
    const { load } = flakyCode();
    const { rerender } = render(
      <Page>
        <Part load={load} />
      </Page>,
    );
    await settle();
    expect(notice()).not.toBeNull();
    rerender(<Page>{null}</Page>);
    expect(notice()).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
