import { create } from 'zustand';
import { readStored } from '@/lib/browser/local-storage';

/** Where this browser stands with notices: null until looked at, `install` where only installed shops get them. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on' | null;

export const usePushStore = create<{ state: PushState }>(() => ({ state: null }));

/** Whether this browser can show notices at all. */
export function supportsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Looks again: permissions change in the browser's own settings. */
export function loadPush(): void {
  usePushStore.setState({ state: readState() });
}

function readState(): PushState {
  if (!supportsPush()) return isIosBrowser() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && readStored('token_firebase') !== null;
  return isOn && readStored('push_off') === null ? 'on' : 'off';
}

/** iPhones and iPads show notices of what stands on the home screen; newer iPads call themselves Macs. */
function isIosBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
