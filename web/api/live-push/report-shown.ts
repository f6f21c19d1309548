import { SECOND_MS } from '../../../shared/time.ts'
import { SHOWN_FOR_MS } from '../../../shared/tracking/view/live-view.ts'
import { onShownChange, shownDevices } from './shown-devices.ts'

/** A list that is being scrolled shows other devices many times a second. */
const REPORT_AFTER_MS = SECOND_MS / 2
const REPEAT_MS = SHOWN_FOR_MS / 2

/**
 * Sends what the page shows: at once, soon after each change, and before the server forgets it. A report that fails is
 * sent again with the next one. Returns how to stop.
 */
export function reportShown(send: (deviceIds: string[]) => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent: string | null = null

  async function report(): Promise<void> {
    const deviceIds = shownDevices()
    schedule(REPEAT_MS)
    sent = deviceIds.join()
    try {
      await send(deviceIds)
    } catch (error) {
      console.warn('Could not say which devices are shown:', error)
    }
  }
  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(report, ms)
  }
  const removeListener = onShownChange(() => {
    if (shownDevices().join() !== sent) schedule(REPORT_AFTER_MS)
  })
  void report()

  return () => {
    removeListener()
    clearTimeout(timer)
  }
}
