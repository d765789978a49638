import { initializeApp } from 'firebase/app';
import { getMessaging, getToken, isSupported } from 'firebase/messaging';
import type { PushConfig } from './get-push-config';

// The only file that knows Firebase's library: it is loaded for who wants notices, and for nobody else.

/** Whether the library finds in this browser what it needs. */
export { isSupported };

/** This browser's token in the Firebase project; empty where it gives none. Throws where it cannot be asked. */
export async function fetchToken(
  { vapidKey, ...project }: PushConfig,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  return await getToken(getMessaging(initializeApp(project)), { vapidKey, serviceWorkerRegistration });
}
