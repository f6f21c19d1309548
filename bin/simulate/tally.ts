import { appendFileSync } from 'node:fs'
import { SECOND_MS } from '../../shared/time.ts'
import type { Telemetry } from './tracker/report.ts'
import type { Uplink } from './tracker/uplink.ts'

const LINE_EVERY_SECONDS = 10

/** Counts what is acknowledged, and writes it down where a ledger is asked for. */
export function openTally(ledgerFile: string | null) {
  const startedAt = Date.now()
  const uplinks = new Map<string, Uplink>()
  let acknowledged = 0
  let messages = 0

  const line = () => {
    const counts = [...uplinks.values()].map((uplink) => uplink.counts())
    const connected = counts.filter((count) => count.connected).length
    const inFlight = counts.reduce((sum, count) => sum + count.inFlight, 0)
    const waiting = counts.reduce((sum, count) => sum + count.waiting, 0)
    const seconds = (Date.now() - startedAt) / SECOND_MS
    return (
      `${connected} of ${uplinks.size} trackers connected: ${acknowledged} positions acknowledged in ` +
      `${messages} messages (${(messages / seconds).toFixed(1)} a second), ${inFlight} in flight, ${waiting} waiting`
    )
  }
  const timer = setInterval(() => console.log(line()), LINE_EVERY_SECONDS * SECOND_MS)

  return {
    watch: (trackerId: string, uplink: Uplink) => uplinks.set(trackerId, uplink),
    acknowledge(trackerId: string, positions: readonly Telemetry[]) {
      acknowledged += positions.length
      messages += 1
      // Written at once: what the ledger holds was acknowledged, even if this process is killed now.
      if (ledgerFile !== null)
        appendFileSync(ledgerFile, positions.map(({ time }) => `${trackerId},${time}\n`).join(''))
    },
    close() {
      clearInterval(timer)
      console.log(line())
    },
  }
}
export type Tally = ReturnType<typeof openTally>
