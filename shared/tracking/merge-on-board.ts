import type { OnBoard } from './on-board.ts'

/** The most batteries and the most tanks that are kept of a device. */
const NAMED_MAX = 4
/** A name of a battery or tank, as a tracker may send it. */
export const NAME_PATTERN = /^[a-z0-9_-]{1,16}$/

/** The newer of each reading, battery and tank. Of more names than are kept, those in `after` are. */
export function mergeOnBoard(before: OnBoard | null, after: OnBoard | null): OnBoard | null {
  if (before === null || after === null) return after ?? before
  const known = new Map(Object.entries(before.batteries))
  const batteries = Object.entries(after.batteries).map(([name, { volts, percent }]) => {
    const battery = { volts: volts ?? known.get(name)?.volts, percent: percent ?? known.get(name)?.percent }
    return [name, { volts: battery.volts ?? null, percent: battery.percent ?? null }] as const
  })
  return {
    bilgePump: after.bilgePump ?? before.bilgePump,
    bilgeHigh: after.bilgeHigh ?? before.bilgeHigh,
    shorePower: after.shorePower ?? before.shorePower,
    depthM: after.depthM ?? before.depthM,
    batteries: firstNamed([...batteries, ...known]),
    tanks: firstNamed([...Object.entries(after.tanks), ...Object.entries(before.tanks)]),
  }
}

/** The first value of each name, for as many names as are kept. */
export function firstNamed<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  const named = new Map<string, Value>()
  for (const [name, value] of entries) if (!named.has(name) && named.size < NAMED_MAX) named.set(name, value)
  return Object.fromEntries(named)
}
