import * as z from 'zod'

/**
 * What Stripe does wrong: `down` closes the connection, `slow` answers late, `500` and `429` act on nothing, `500-after`
 * and `lost` act and then answer 500 or nothing.
 */
export const FAULTS = ['down', 'slow', '500', '500-after', 'lost', '429'] as const

export const Fault = z.strictObject({
  kind: z.enum(FAULTS),
  /** The number of requests; all until it is ended, if left out. */
  count: z.number().int().min(1).nullable().default(null),
  /** The delay of the late answer. */
  seconds: z.number().min(0).max(600).default(20),
  /** Only paths that start with this. */
  path: z.string().default('/v1/'),
})
export type Fault = z.infer<typeof Fault>

/** The fault of the moment. */
export function createFaults() {
  let current: Fault | null = null
  return {
    set(fault: Fault | null): void {
      current = fault
    },
    get: (): Fault | null => current,
    /** The fault of this request, which uses it up. */
    take(path: string): Fault | null {
      const fault = current
      if (fault === null || !path.startsWith(fault.path)) return null
      if (fault.count !== null) current = fault.count > 1 ? { ...fault, count: fault.count - 1 } : null
      return fault
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
