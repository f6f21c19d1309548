import { useSyncExternalStore } from 'react'

/** Whether this device has a network at all; that it reaches the server is another question. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
