import { writeFileSync, mkdirSync } from 'node:fs';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { it, vi } from 'vitest';
import { NextIntlClientProvider, createTranslator } from 'next-intl';
import en from '@/messages/en-GB.json';
import th from '@/messages/th-TH.json';
const state = vi.hoisted(() => ({ locale: 'en-GB', path: '/' }));
vi.mock('next/cache', () => ({ unstable_cache: (f: any) => f }));
vi.mock('next/navigation', () => ({ usePathname: () => state.path, useRouter: () => ({ push() {} }) }));
vi.mock('next-intl/server', () => ({ getTranslations: async (namespace: any) => createTranslator({ locale: state.locale, messages: (state.locale === 'th-TH' ? th : en) as any, namespace }) }));
vi.mock('next/link', () => ({ default: ({ prefetch, ...p }: any) => <a {...p} /> }));
import { Header } from '@/components/shell/header';
import { Footer } from '@/components/shell/footer';
import { NotFoundView } from '@/components/shell/not-found-view';
import { FailureView } from '@/components/shell/failure-view';
import { CmsPage } from '@/components/content/cms-page';
import { getStoreViews } from '@/lib/store-view/get-store-views';

async function html(node: any): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = '';
    const stream = renderToPipeableStream(node, { onAllReady() { stream.pipe(new Writable({ write(c, _, cb) { out += c; cb(); }, final(cb) { cb(); resolve(out); } })); }, onError: reject });
  });
}
async function page(name: string, locale: string, body: (scope: any) => any, shell = true) {
  state.locale = locale;
  const view = (await getStoreViews()).find((v) => v.locale === locale)!;
  const scope = { view, currency: view.currency };
  const out = await html(
    <html lang={locale}><head><meta name="viewport" content="width=device-width, initial-scale=1" /><link rel="stylesheet" href="out.css" /></head>
    <body><NextIntlClientProvider locale={locale} messages={(locale === 'th-TH' ? th : en) as any} timeZone="UTC">{shell ? <><Header scope={scope} /><main id="main">{body(scope)}</main><Footer scope={scope} /></> : body(scope)}</NextIntlClientProvider></body></html>);
  mkdirSync('/tmp/shell-preview', { recursive: true });
  writeFileSync(`/tmp/shell-preview/${name}.html`, '<!doctype html>' + out.replaceAll('src="/media', 'src="http://127.0.0.1:4310/media').replaceAll('srcset="/media', 'srcset="http://127.0.0.1:4310/media').replaceAll('srcSet="/media', 'srcset="http://127.0.0.1:4310/media'));
}
it('renders', async () => {
  await page('home', 'en-GB', (s) => <CmsPage scope={s} identifier="home" />);
  await page('home-th', 'th-TH', (s) => <CmsPage scope={s} identifier="home" />);
  await page('delivery', 'en-GB', (s) => <CmsPage scope={s} identifier="delivery" />);
  await page('advice', 'en-GB', (s) => <CmsPage scope={s} identifier="advice/hay-fever" />);
  await page('advice-list', 'en-GB', (s) => <CmsPage scope={s} identifier="advice" />);
  await page('not-found', 'en-GB', () => <NotFoundView homeHref="/" />);
  await page('failure', 'en-GB', () => <FailureView />, false);
}, 60000);
