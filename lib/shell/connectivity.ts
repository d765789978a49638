import { useShellStore } from './shell-store';

/**
 * Follows the browser's signals of being online or offline into the shell's state, from now on [NET-1]; once offline,
 * `hasBeenOffline` stays. Gives the function that ends it.
 */
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
