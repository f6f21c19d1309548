import * as z from 'zod'

/** The most batteries and the most tanks that are kept of a device. */
const NAMED_MAX = 4
/** A name of a battery or tank, as a tracker may send it. */
export const NAME_PATTERN = /^[a-z0-9_-]{1,16}$/

/** What a battery shows: volts, and its charge from 0 to 100. */
const Battery = z.object({ volts: z.number().nullable(), percent: z.number().nullable() })

/** The readings of a boat beside its motion and engine. `null`, or a name that is missing, is unknown. */
export const OnBoard = z.object({
  /** Whether the bilge pump runs. */
  bilgePump: z.boolean().nullable(),
  /** Whether the water in the bilge is high. */
  bilgeHigh: z.boolean().nullable(),
  shorePower: z.boolean().nullable(),
  depthM: z.number().nullable(),
  batteries: z.record(z.string(), Battery),
  /** How full each tank is, 0 to 1. */
  tanks: z.record(z.string(), z.number()),
})
export type OnBoard = z.infer<typeof OnBoard>

/** Before the first of them. */
export const NOTHING_ON_BOARD: OnBoard = {
  bilgePump: null,
  bilgeHigh: null,
  shorePower: null,
  depthM: null,
  batteries: {},
  tanks: {},
}

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
