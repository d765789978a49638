import { randomBytes } from 'node:crypto';

/** The far past that PHP's sessions name, so that no cache keeps the answer. */
const LONG_EXPIRED = 'Thu, 19 Nov 1981 08:52:00 GMT';

const HEADERS = {
  'Cache-Control': 'no-store, no-cache, must-revalidate',
  Expires: LONG_EXPIRED,
  Pragma: 'no-cache',
};

function htmlPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
    <title>There has been an error processing your request</title>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
</head>
<body>
    <main>
        <h1>There has been an error processing your request</h1>
        <p>Error log record number: ${randomBytes(32).toString('hex')}</p>
    </main>
</body>
</html>
`;
}

/**
 * A request that Magento cannot even read: it answers 500 with a page for people (`html`) or one line of
 * plain text (`text`), never with JSON.
 */
export class ErrorPage extends Error {
  readonly kind: 'html' | 'text';

  constructor(kind: 'html' | 'text', reason: string) {
    super(reason);
    this.kind = kind;
  }

  /** The page itself; its reason stays on the server, as Magento's does. */
  response(): Response {
    const isHtml = this.kind === 'html';
    return new Response(
      isHtml ? htmlPage() : 'An error has happened during application run. See exception log for details.\n',
      {
        status: 500,
        headers: { ...HEADERS, 'Content-Type': isHtml ? 'text/html; charset=UTF-8' : 'text/plain;charset=UTF-8' },
      },
    );
  }
}
