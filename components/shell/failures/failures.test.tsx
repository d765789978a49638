// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastList } from '@/components/shell/notices/toast-list';
import { AppError } from '@/lib/errors/app-error';
import { removeToast, useToastStore } from '@/lib/shell/toast-store';
import { useUnhandledErrors } from '@/lib/shell/unhandled-errors';
import messages from '@/messages/en-GB.json';
import { FAILURE_EVENT } from './collect-failures';
import { FailureOutlet, RoomBoundary } from './failure-outlet';
import { MaskedShell } from './masked-shell';

const { failure } = messages;
const chunk = `${window.location.origin}/_next/static/chunks/page-1.js`;
const log = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(log);
  const { unexpected, debug, title, hint, tryAgain } = failure;
  const words = { failureTitle: title, failureHint: hint, failureTryAgain: tryAgain };
  Object.assign(document.body.dataset, { unexpected, debug, ...words });
});
afterEach(() => {
  for (const { id } of useToastStore.getState().toasts) removeToast(id);
  useUnhandledErrors.setState({ errors: [] });
  cleanup();
  log.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const toasts = (
  <ToastList labels={{ ...messages.notices, notices: messages.notices.label, close: messages.shell.close }} />
);
const told = () => screen.findByText((text) => text.includes(failure.unexpected));

/** What the inline script keeps. */
function fail(error: unknown, script = chunk) {
  window.failures = [...(window.failures ?? []), { error, script }];
  window.dispatchEvent(new Event(FAILURE_EVENT));
}

function named(name: string, error: Error): Error {
  return Object.assign(error, { name });
}

function thrownAt(place: string): Error {
  return Object.assign(new Error('rejected'), { stack: `Error: rejected\n    at f (${place}:1:20)` });
}

const page = () =>
  render(
    <>
      <FailureOutlet />
      {toasts}
    </>,
  );

function Broken(): never {
  throw new RangeError('no such option');
}

/** A page whose basket breaks its header, and all else with it, when it is pressed. */
function Shop() {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <MaskedShell error={new RangeError('no such option')} />;
  return (
    <>
      <header>
        <button type="button" onClick={() => setFailed(true)}>
          Basket
        </button>
        <dialog open>What is in it</dialog>
      </header>
      <main>
        <h1>Plasters</h1>
      </main>
      <footer>Imprint</footer>
    </>
  );
}

describe('[SHELL-13] [TOAST-3] a page with an error that nobody catches', () => {
  it.each<[string, unknown, string]>([
    ['an error that a script throws', new TypeError('x is undefined'), chunk],
    ['a rejection from the shop’s own code', thrownAt(chunk), ''],
    ['an answer that makes no sense', new AppError('graphql', 'no'), chunk],
    ['a thrown text', 'odd', chunk],
  ])('a page tells of %s, also of one from before its code came, until it is dismissed', async (_, error, script) => {
    fail(error, script);
    page();
    const { textContent } = await told();
    const [collected] = useUnhandledErrors.getState().errors;
    expect(collected?.error).toBe(error);
    expect(textContent).toContain(`Debug: ${collected?.id}`);
    fireEvent.click(screen.getByRole('button', { name: messages.shell.close }));
    expect(useUnhandledErrors.getState().errors).toEqual([]);
    expect(screen.queryByText(failure.unexpected)).toBeNull();
  });

  it('a page is silent about others’ scripts, what was given up, lost connections and what mends itself', async () => {
    page();
    fail(new Error('theirs'), 'chrome-extension://abc/content.js');
    fail(new Error('theirs'), `${window.location.origin}/`);
    fail(thrownAt('moz-extension://abc/content.js'), '');
    fail('Object Not Found Matching Id:1', '');
    fail(null);
    fail(named('AbortError', new Error('The user aborted a request.')));
    fail(named('ChunkLoadError', new Error('Loading chunk 7 failed.')));
    fail(new TypeError('Failed to fetch'));
    fail(new AppError('network', 'gone'));
    fail(new Error('Minified React error #418; visit https://react.dev/errors/418'));
    const fault = new Error('fault');
    fail(fault);
    await told();
    expect(useUnhandledErrors.getState().errors.map(({ error }) => error)).toEqual([fault]);
  });
});

describe('[SHELL-11] a page that fails while it is drawn', () => {
  it('a room that fails is told, and takes nothing else with it', async () => {
    render(
      <>
        <RoomBoundary>
          <Broken />
        </RoomBoundary>
        <RoomBoundary>
          <p>Another room</p>
        </RoomBoundary>
        {toasts}
      </>,
    );
    screen.getByText('Another room');
    expect((await told()).textContent).toContain('RangeError');
  });

  it('its shell stays in sight, masked; a toast tells, and loads the page anew only when the visitor dismisses it', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    render(
      <>
        <Shop />
        {toasts}
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Basket' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(failure.title);
    for (const text of ['Basket', 'Imprint']) expect(screen.getByText(text).closest('[inert]')).not.toBeNull();
    const toast = await told();
    expect(toast.closest('[inert]')).toBeNull();
    expect(document.querySelector('dialog'), 'where toasts would be shown').toBeNull();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getAllByRole('button', { name: messages.shell.close })[0] as HTMLElement);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('code that is gone is not told as a fault: the page loads itself anew', async () => {
    render(<MaskedShell error={named('ChunkLoadError', new Error('Loading chunk 7 failed.'))} />);
    await act(async () => vi.dynamicImportSettled());
    await waitFor(() => expect(useToastStore.getState().toasts).toEqual([]));
    screen.getByText(failure.title);
  });
});
