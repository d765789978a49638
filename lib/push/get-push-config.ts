import 'server-only';
import { env } from '@/lib/config/env';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';

/** The Firebase project that gives browsers their tokens; nothing of it is secret. */
export interface PushConfig {
  apiKey: string;
  projectId: string;
  messagingSenderId: string;
  appId: string;
  vapidKey: string;
}

/** Null where no project is configured, or the backend could tell nobody; `next dev` has no service worker. Throws AppError. */
export async function getPushConfig(): Promise<PushConfig | null> {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId, FIREBASE_APP_ID: appId } = env;
  const { FIREBASE_MESSAGING_SENDER_ID: messagingSenderId, FIREBASE_VAPID_KEY: vapidKey } = env;
  // All five are there or none is.
  if (!apiKey || !projectId || !messagingSenderId || !appId || !vapidKey) return null;
  if (process.env.NODE_ENV === 'development') return null;
  if (!hasField(await getCapabilities(), 'Mutation', 'subscribeFirebase')) return null;
  return { apiKey, projectId, messagingSenderId, appId, vapidKey };
}
