import type { NextRequest, NextResponse } from 'next/server';
import { COMMERCE_TIMEOUT } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { secondsToWait } from '@/lib/magento/server/rate-limit';
import type { RequestContext } from './request-context';
import { confirmationRedirect, failurePage, tooManyPage } from './responses';

/** Where the link of Magento's letter leads that has a new account confirmed. */
const CONFIRM_PATH = '/customer/account/confirm/';

/** Magento makes a page and a session for each: it counts as signing in does. */
const ONE_CONFIRMATION = new Map([['sign-in', 1]] as const);

/**
 * Has Magento's own page confirm an account by its letter's link: no API of it takes that without the e-mail address. Leads
 * to the sign-in page, which says what became of it, or is 503 where Magento fails, 429 for who asks too often; null for any other address.
 */
export async function confirmationResponse(
  request: NextRequest,
  { storeView, path }: RequestContext,
): Promise<NextResponse | null> {
  if (`${path.replace(/\/$/, '')}/` !== CONFIRM_PATH) return null;
  const [id, key] = ['id', 'key'].map((name) => request.nextUrl.searchParams.get(name) ?? '');
  if (!id || !key) return null;
  const seconds = secondsToWait(request, ONE_CONFIRMATION);
  if (seconds !== null) return tooManyPage(request, storeView.locale, seconds);
  try {
    return confirmationRedirect(request, storeView, await isConfirmed(new URLSearchParams({ id, key })));
  } catch (error) {
    reportError('Confirming an account', error);
    return failurePage(request, storeView.locale, 503);
  }
}

async function isConfirmed(link: URLSearchParams): Promise<boolean> {
  const { headers, status, body } = await fetch(`${env.COMMERCE_ORIGIN}${CONFIRM_PATH}?${link}`, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(COMMERCE_TIMEOUT),
  });
  void body?.cancel();
  // The key stays out of the log.
  const location = headers.get('location')?.split('?')[0];
  // Magento leads on either way, but to the same address only where COMMERCE_ORIGIN is not its base URL.
  if (!location || location.includes(CONFIRM_PATH)) {
    throw new AppError('http', `The commerce backend confirms no account: ${status} ${location ?? ''}`, { status });
  }
  // What became of it Magento tells its next page, by a cookie of JSON.
  return headers.getSetCookie().some((cookie) => /^mage-messages=.*%22type%22%3A%22success%22/i.test(cookie));
}
