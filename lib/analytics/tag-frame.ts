import { randomBytes } from 'node:crypto';

/** Google's hosts that a container of the tag manager with Google Analytics in it uses. */
const HOSTS = 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/** In the frame: the container loads after the visitor's choice, and sees only the path and title that may be told. */
const SCRIPT = `(() => {
  const { nonce } = document.currentScript;
  const layer = (window.dataLayer = []);
  function gtag() { layer.push(arguments); }
  let isLoaded = false;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return;
    for (const { page, entry } of data) {
      if (page) { history.replaceState(null, '', page.path); document.title = page.title; }
      if (Array.isArray(entry)) gtag(...entry);
      else if (entry) layer.push(entry);
    }
    if (isLoaded) return;
    isLoaded = true;
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.src = 'https://www.googletagmanager.com/gtm.js?id=' + document.documentElement.dataset.container;
    script.nonce = nonce;
    document.head.append(script);
  });
  parent.postMessage('tag-frame', location.origin);
})();`;

// Trusted Types are not required here: a container's custom tags and templates write HTML and scripts as plain strings.
/** The tag manager's own document, so that no script of others reads a form, an address or a title of the shop. */
export function tagFrame(containerId: string): Response {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html><html data-container="${containerId}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title></title><script nonce="${nonce}">${SCRIPT}</script></head><body></body></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'strict-dynamic' ${HOSTS}`,
        `img-src ${HOSTS}`,
        `connect-src ${HOSTS}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    },
  });
}
