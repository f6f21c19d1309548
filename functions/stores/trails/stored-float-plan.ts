import * as z from 'zod'
import type { FloatPlan } from '../../../shared/watching/float-plan/float-plan.ts'

/** The float plan of a track, as it is stored. */
export const StoredFloatPlan: z.ZodType<FloatPlan> = z.object({
  returnBy: z.number(),
  to: z.string(),
  people: z.number(),
  contacts: z.array(z.string()),
  geofenceId: z.string().nullable(),
  setAt: z.number(),
  setBy: z.string(),
  state: z.enum(['out', 'reminded', 'overdue', 'ended']),
  wasOutside: z.boolean(),
  share: z.object({ shareId: z.string(), linkId: z.string() }).nullable(),
  checkAt: z.number().nullable(),
})
