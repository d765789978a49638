import { escapeHtml } from './html';
import { type KeptMail, mailOf, mailsIn } from './mailbox';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'",
};

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { border-bottom: 1px solid #ccc; padding: .5rem; text-align: left; }
iframe { border: 1px solid #ccc; height: 60vh; width: 100%; } pre { white-space: pre-wrap; }`;

function page(title: string, content: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>${content}</body>
</html>
`;
  return new Response(html, { status, headers: HEADERS });
}

function time({ sentAt }: KeptMail): string {
  return `<time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 19).replace('T', ' '))}</time>`;
}

function row(mail: KeptMail): string {
  const subject = `<a href="/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a>`;
  return `<tr><td>${time(mail)}</td><td>${escapeHtml(mail.to)}</td><td>${subject}</td></tr>`;
}

async function list(folder: string): Promise<Response> {
  const mails = await mailsIn(folder);
  if (mails.length === 0) return page('Mailbox', '<p>There is no mail.</p>');
  const head = '<tr><th scope="col">Sent (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr>';
  return page('Mailbox', `<table><thead>${head}</thead><tbody>${mails.map(row).join('')}</tbody></table>`);
}

function single(mail: KeptMail): Response {
  const lines = [
    `To: ${escapeHtml(mail.to)}`,
    `From: ${escapeHtml(mail.from)}`,
    ...(mail.replyTo ? [`Reply to: ${escapeHtml(mail.replyTo)}`] : []),
    `Sent: ${time(mail)}`,
  ];
  // Nothing in a mail runs or sends; a link that is followed takes the place of this page.
  const shown = escapeHtml(`<base target="_top">${mail.html}`);
  return page(
    mail.subject,
    `<p><a href="/mailbox">All mail</a></p><p>${lines.join('<br>')}</p>
<iframe title="Mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${shown}"></iframe>
<details><summary>As plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>`,
  );
}

/** What the mails in `folder` would show in a mail program; `below` stands after `/mailbox`. */
export async function serveMailbox(request: Request, folder: string, below: string): Promise<Response> {
  // Whoever reads it can take over an account: it is for those at this machine, not for whom a proxy lets in.
  if (request.headers.has('x-forwarded-for')) return page('Not found', '', 404);
  if (request.method !== 'GET' && request.method !== 'HEAD') return page('Not allowed', '', 405);
  if (below === '' || below === '/') return list(folder);
  const mail = await mailOf(folder, below.slice(1));
  return mail ? single(mail) : page('Not found', '<p><a href="/mailbox">All mail</a></p>', 404);
}
