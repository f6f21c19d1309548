import { appendFileSync } from 'node:fs'
import { SECOND_MS } from '../../shared/time.ts'
import type { Telemetry } from './tracker/report.ts'
import type { Uplink } from './tracker/uplink.ts'

const PRINT_EVERY_SECONDS = 10

/** Counts acknowledged positions, prints the counts, and appends each position to the ledger, if there is one. */
export function openTally(ledgerFile: string | null) {
  const startedAt = Date.now()
  const uplinks = new Map<string, Uplink>()
  let acknowledged = 0
  let messages = 0

  const summary = () => {
    const counts = [...uplinks.values()].map((uplink) => uplink.counts())
    const connected = counts.filter((count) => count.connected).length
    const inFlight = counts.reduce((sum, count) => sum + count.inFlight, 0)
    const queued = counts.reduce((sum, count) => sum + count.queued, 0)
    const seconds = (Date.now() - startedAt) / SECOND_MS
    return (
      `${connected} of ${uplinks.size} trackers connected: ${acknowledged} positions acknowledged in ` +
      `${messages} messages (${(messages / seconds).toFixed(1)} per second), ${inFlight} in flight, ${queued} queued`
    )
  }
  const timer = setInterval(() => console.log(summary()), PRINT_EVERY_SECONDS * SECOND_MS)

  return {
    watch: (trackerId: string, uplink: Uplink) => uplinks.set(trackerId, uplink),
    acknowledge(trackerId: string, positions: readonly Telemetry[]) {
      acknowledged += positions.length
      messages += 1
      // synchronously: after a kill, the ledger still has everything that was acknowledged
      if (ledgerFile !== null)
        appendFileSync(ledgerFile, positions.map(({ time }) => `${trackerId},${time}\n`).join(''))
    },
    close() {
      clearInterval(timer)
      console.log(summary())
    },
  }
}
export type Tally = ReturnType<typeof openTally>
