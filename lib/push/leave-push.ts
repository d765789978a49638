/** Where Firebase's library keeps the token of this browser. */
const FIREBASE_DATABASE = 'firebase-messaging-database';

/** Ends the subscription and clears notices, so none reaches who comes next; Firebase drops the token. Never throws. */
export async function leavePush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
    // Another page that has it open lets go of it.
    indexedDB.deleteDatabase(FIREBASE_DATABASE);
  } catch {
    // A browser without notices has nothing to leave.
  }
}
