/** The part of the worker's global scope that we use. TypeScript's own types for it conflict with those of a page. */
export interface ServiceWorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchingEvent extends ExtendableEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}
