import { useSyncExternalStore } from 'react'

/** What browsers send when the site may be installed, and TypeScript does not know. */
type InstallPrompt = Event & { prompt(): Promise<unknown> }

let offer: InstallPrompt | null = null
const watching = new Set<() => void>()

/** Called once at the start: the offer comes at any time, and only once. The browser's own banner stays away. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    change(event)
  })
  window.addEventListener('appinstalled', () => change(null))
}

/** Asks the browser to install the site; `null` where it offers no such thing, or has done it. */
export function useInstallPrompt(): (() => void) | null {
  const prompt = useSyncExternalStore(watch, () => offer)
  if (prompt === null) return null
  return () => {
    change(null)
    void prompt.prompt()
  }
}

function change(next: InstallPrompt | null): void {
  offer = next
  for (const changed of watching) changed()
}

function watch(changed: () => void): () => void {
  watching.add(changed)
  return () => watching.delete(changed)
}

const isInstallPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function'
