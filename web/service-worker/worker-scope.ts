/** What the service worker uses of its global scope: TypeScript's own types for it contradict those of a page. */
export interface ServiceWorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchingEvent extends LastingEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
