/** The part of the worker's global scope that we use. TypeScript's own types for it conflict with those of a page. */
export interface ServiceWorkerScope {
  location: Location
  registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<unknown> }
  }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangedSubscriptionEvent) => void): void
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

/** Browsers differ in which of the two they set. */
export interface ChangedSubscriptionEvent extends ExtendableEvent {
  oldSubscription?: Subscription | null
  newSubscription?: Subscription | null
}

type Subscription = { options: Pick<PushSubscriptionOptions, 'applicationServerKey'> }

interface OpenPage {
  postMessage(message: unknown): void
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

export interface FetchingEvent extends ExtendableEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}
