/** From the first signed-in page on, the site opens without a network. Development serves no worker. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => console.warn('The site does not open without a network here:', error))
}
