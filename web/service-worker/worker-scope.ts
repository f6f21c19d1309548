/** The part of the worker's global scope that we use. TypeScript's own types for it conflict with those of a page. */
export interface ServiceWorkerScope {
  location: Location
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushedEvent extends ExtendableEvent {
  data: { text(): string } | null
}

interface ClickedEvent extends ExtendableEvent {
  notification: Notification
}

interface OpenPage {
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

export interface FetchingEvent extends ExtendableEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}
