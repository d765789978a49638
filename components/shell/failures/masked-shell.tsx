'use client';

import { useEffect, useState } from 'react';

/** Without its code nobody is told; the page says it anyway. */
function quietly(): void {}

/**
 * For a page that fails in the browser, its header and footer included, and for a soft navigation whose read failed;
 * the middleware answers documents [SHELL-11]. It is in every page's JavaScript, so it knows no other component, and
 * its words stand on the body, where the layout wrote them.
 */
export function MaskedShell({ error }: { error: Error }) {
  // What stood there still stands while this is drawn for the first time.
  const [[header, footer]] = useState(() => ['header', 'main ~ footer'].map(copyOf));
  useEffect(() => {
    // The page loads itself anew for code that is gone.
    if (error.name === 'ChunkLoadError') return;
    // The toast has a debug id to name; dismissing it loads the page anew [TOAST-3].
    import('@/lib/shell/report-unexpected').then(
      (code) => code.reportUnexpected(error, { isFromRendering: true }),
      quietly,
    );
  }, [error]);
  const { failureTitle, failureHint, failureTryAgain } = document.body.dataset;
  return (
    <>
      <Mask shell={header} />
      <main id="main" className="gutters mx-auto max-w-page py-20 text-center">
        <h1 className="text-xl md:text-2xl">{failureTitle}</h1>
        <p className="mt-4 mb-6 text-ink-soft">{failureHint}</p>
        <a
          // biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself
          href=""
          className="target inline-flex items-center rounded-full bg-evergreen px-6 font-semibold text-surface hover:bg-evergreen-strong"
        >
          {failureTryAgain}
        </a>
      </main>
      <Mask shell={footer} />
    </>
  );
}

/** The shell as it looked, and nothing that works: its code may be what failed. */
function Mask({ shell }: { shell?: Node }) {
  return <div ref={(mask) => mask?.replaceChildren(shell ?? '')} inert className="opacity-50" />;
}

function copyOf(part: string): Node | undefined {
  const copy = document.querySelector(part)?.cloneNode(true);
  // An open dialog is where toasts are shown.
  if (copy instanceof Element) for (const dialog of copy.querySelectorAll('dialog')) dialog.remove();
  return copy;
}
