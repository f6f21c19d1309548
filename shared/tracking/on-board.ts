import * as z from 'zod'

/** The readings on board that are true or false. */
export const SWITCHES = ['bilgePump', 'bilgeHigh', 'shorePower'] as const

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
