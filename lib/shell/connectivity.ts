import { useShellStore } from './shell-store';

/** Copies online and offline events into the shell's state until the given function is called [NET-1]. */
export function watchConnectivity(): () => void {
  const tell = () => {
    const isOnline = navigator.onLine;
    useShellStore.setState((state) => ({ isOnline, hasBeenOffline: state.hasBeenOffline || !isOnline }));
  };
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  tell();
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
