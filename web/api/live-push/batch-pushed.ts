import type { Tracking } from '../../../shared/devices/tracking.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import type { LiveDevices } from '../../../shared/tracking/view/live-message.ts'
import { isNewerContact, type Pushed } from './merge.ts'

const BATCH_EVERY_MS = SECOND_MS

/** Passes pushed positions on in batches, at most one a second, because each batch redraws the page. */
export function batchPushed(onBatch: (pushed: Pushed) => void) {
  let batch = new Map<string, Tracking>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let flushedAt = Number.NEGATIVE_INFINITY

  function flush(): void {
    const pushed = batch
    batch = new Map()
    timer = undefined
    flushedAt = Date.now()
    onBatch(pushed)
  }

  return {
    add(devices: LiveDevices['devices']): void {
      for (const { deviceId, tracking } of devices)
        if (isNewerContact(tracking, batch.get(deviceId) ?? null)) batch.set(deviceId, tracking)
      if (batch.size > 0) timer ??= setTimeout(flush, Math.max(0, flushedAt + BATCH_EVERY_MS - Date.now()))
    },
    /** Drops what has not been passed on. */
    stop: () => clearTimeout(timer),
  }
}
