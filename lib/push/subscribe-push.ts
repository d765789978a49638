import { readStored, removeStored, writeStored } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';
import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { readToken } from '@/lib/magento/call-headers';
import { graphql } from '@/lib/magento/graphql';
import { registerWorker } from '@/lib/pwa/register-worker';
import type { PushConfig } from './get-push-config';
import { leavePush } from './leave-push';
import { loadPush, supportsPush } from './push-store';

// The shop's own addition to Magento: it is asked only where the backend has it (`getPushConfig`).
const subscribeDocument = graphql(`
  mutation SubscribeFirebase($token: String!) {
    subscribeFirebase(token: $token) {
      result
      message
    }
  }
`);

/** Milliseconds that the service worker may take until it runs; a broken one never does. */
const WORKER_PATIENCE = 15_000;

export type PushOutcome = 'subscribed' | 'unneeded' | 'unsupported' | 'failed';

/**
 * Subscribes a signed-in customer who allows it, once [PWA-2]; anew where the browser has dropped the subscription, as
 * with a permission that was reset, or the shop's Firebase project is another one. Never throws: failures go to the
 * console [PWA-6].
 */
export async function subscribePush(config: PushConfig): Promise<PushOutcome> {
  const run = () => attempt(config);
  const outcome = await (navigator.locks ? navigator.locks.request('push', run) : run());
  loadPush();
  return outcome;
}

async function attempt(config: PushConfig): Promise<PushOutcome> {
  if (!supportsPush()) return unsupported();
  const session = readToken();
  const isWanted = () =>
    Notification.permission === 'granted' &&
    session !== null &&
    readToken() === session &&
    readStored('push_off') === null;
  if (!isWanted()) return 'unneeded';
  const known = readStored('token_firebase');
  if (known !== null) {
    if (await isSubscribed(config)) return followStoreView(known);
    await leavePush();
    removeStored('token_firebase');
    if (!isWanted()) return 'unneeded';
  }
  const firebase = await import('./fetch-token').catch(() => null);
  if (firebase && !(await firebase.isSupported())) return unsupported();
  const registration = await activeWorker();
  const token = firebase && registration && (await firebase.fetchToken(config, registration).catch(() => ''));
  if (!token) return failed('Cannot fetch the current token!');
  try {
    await subscribeFirebase(token);
  } catch (error) {
    return failed('Cannot register the current token!', error instanceof Error ? error.message : error);
  }
  // Whoever has signed out meanwhile, or turned notices off, is told nothing any more.
  if (!isWanted()) return failed('The token is not wanted any more.');
  writeStored('token_firebase', token);
  writeStored('push_store_view', pageStoreCodes().store);
  return 'subscribed';
}

/** Notices come in the language in which the shop is used by now; where that cannot be said, the next page tries again. */
async function followStoreView(token: string): Promise<PushOutcome> {
  const { store } = pageStoreCodes();
  if (readStored('push_store_view') === store) return 'unneeded';
  const isKnown = await subscribeFirebase(token).then(
    () => true,
    () => false,
  );
  if (isKnown && readStored('token_firebase') === token) writeStored('push_store_view', store);
  return 'unneeded';
}

/** Registers this browser as the customer's [PWA-2]; once more does no harm. Throws AppError where the backend refuses. */
export async function subscribeFirebase(token: string): Promise<void> {
  const { subscribeFirebase: answer } = await mutate(
    subscribeDocument,
    { token },
    { isQueued: false, isRepeatable: true, isSigned: true },
  );
  if (!answer?.result) throw new AppError('refused', answer?.message ?? 'The push token was not registered');
}

function unsupported(): PushOutcome {
  // biome-ignore lint/suspicious/noConsole: the specification's words
  console.log('This browser does not support notifications!');
  return 'unsupported';
}

/** Half a subscription is left: it may still be another customer's. The next page tries again. */
async function failed(...words: unknown[]): Promise<PushOutcome> {
  // biome-ignore lint/suspicious/noConsole: the specification's words
  console.warn(...words);
  await leavePush();
  return 'failed';
}

/** The shop's own worker, which shows the notices, once it runs; null where there is none. */
async function activeWorker(): Promise<ServiceWorkerRegistration | null> {
  if ((await registerWorker()) === null) return null;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, WORKER_PATIENCE, null));
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

/** Asks for the permission, and subscribes where it is given. Call it in the press itself: browsers refuse it later. */
export async function turnPushOn(config: PushConfig): Promise<PushOutcome> {
  const permission = await Notification.requestPermission();
  loadPush();
  if (permission !== 'granted') return 'unneeded';
  removeStored('push_off');
  return subscribePush(config);
}

/** Ends the subscription, and keeps it so in this browser until it is turned on again. */
export async function turnPushOff(): Promise<void> {
  writeStored('push_off', '1');
  await leavePush();
  removeStored('token_firebase');
  loadPush();
}

/**
 * Subscribes a customer's browser; where they have turned notices off, it only ends what another page began or ended
 * halfway.
 */
export async function keepPush(config: PushConfig): Promise<void> {
  if (readStored('push_off') !== null) {
    if (readStored('token_firebase') !== null || (await isSubscribed())) await turnPushOff();
    return;
  }
  // What cannot be registered now would be left.
  if (!navigator.onLine) return;
  await subscribePush(config);
}

/** Whether the browser has a subscription; with `config`, one by the key of its Firebase project. */
async function isSubscribed(config?: PushConfig): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    const key = subscription?.options.applicationServerKey;
    if (!subscription || !key || !config) return subscription != null;
    const configured = atob(config.vapidKey.replaceAll('-', '+').replaceAll('_', '/'));
    return String.fromCharCode(...new Uint8Array(key)) === configured;
  } catch {
    // Nobody knows; what is registered stays.
    return true;
  }
}
