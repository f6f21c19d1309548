import type { Tracking } from '../../../shared/devices/tracking.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import type { LiveMessage } from '../../../shared/tracking/view/live-message.ts'
import { isNewerContact, type Pushed } from './merge.ts'

const HANDED_EVERY_MS = SECOND_MS

/** Gathers what is pushed and hands it on at once, but no oftener than every second: a page draws for each time. */
export function batchPushed(hand: (pushed: Pushed) => void) {
  let gathered = new Map<string, Tracking>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let handedAt = Number.NEGATIVE_INFINITY

  function handOn(): void {
    const pushed = gathered
    gathered = new Map()
    timer = undefined
    handedAt = Date.now()
    hand(pushed)
  }

  return {
    take(devices: LiveMessage['devices']): void {
      for (const { deviceId, tracking } of devices)
        if (isNewerContact(tracking, gathered.get(deviceId) ?? null)) gathered.set(deviceId, tracking)
      if (gathered.size > 0)
        timer ??= setTimeout(handOn, Math.max(0, handedAt + HANDED_EVERY_MS - Date.now()))
    },
    /** What is gathered and not handed on is dropped. */
    stop: () => clearTimeout(timer),
  }
}
