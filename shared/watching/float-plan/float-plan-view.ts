import * as z from 'zod'
import { toIso } from '../../time.ts'
import type { FloatPlan } from './float-plan.ts'

/** A float plan as the account sees it. */
export const FloatPlanView = z.object({
  returnBy: z.iso.datetime(),
  to: z.string(),
  people: z.number().int(),
  contacts: z.array(z.string()),
  /** The contacts who have not agreed, so that they get no message. */
  waitingFor: z.array(z.string()),
  geofenceId: z.string().nullable(),
  setAt: z.iso.datetime(),
  setBy: z.string(),
  state: z.enum(['out', 'reminded', 'overdue', 'ended']),
})
export type FloatPlanView = z.infer<typeof FloatPlanView>

/** A plan on the wire. */
export const floatPlanView = (
  { returnBy, to, people, contacts, geofenceId, setAt, setBy, state }: FloatPlan,
  waitingFor: readonly string[],
): FloatPlanView => ({
  returnBy: toIso(returnBy),
  to,
  people,
  contacts: [...contacts],
  waitingFor: [...waitingFor],
  geofenceId,
  setAt: toIso(setAt),
  setBy,
  state,
})
