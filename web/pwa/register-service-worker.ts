/** Lets the site open offline, from the first signed-in page on. The development server has no worker. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) =>
      console.warn('Could not register the service worker, so the site will not open offline:', error),
    )
}
