import { useSyncExternalStore } from 'react'

/** The `beforeinstallprompt` event, which TypeScript's DOM types lack. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

let current: InstallPromptEvent | null = null
const subscribers = new Set<() => void>()

/** Call once at start: the browser fires the event at any time, and only once. Suppresses its own install banner. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    setCurrent(event)
  })
  window.addEventListener('appinstalled', () => setCurrent(null))
}

/** A function that opens the browser's install prompt; `null` when there is none or the site is installed. */
export function useInstallPrompt(): (() => void) | null {
  const prompt = useSyncExternalStore(subscribe, () => current)
  if (prompt === null) return null
  return () => {
    setCurrent(null)
    void prompt.prompt()
  }
}

function setCurrent(next: InstallPromptEvent | null): void {
  current = next
  for (const notify of subscribers) notify()
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  return () => subscribers.delete(notify)
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function'
