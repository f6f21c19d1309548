import * as z from 'zod'
import { E164_PATTERN } from '../../account/phone-pattern.ts'
import { route } from '../../http/route.ts'
import { Instant } from '../events-query.ts'
import { FloatPlanView } from './float-plan-view.ts'
import { CONTACTS_MAX, PEOPLE, TO_LENGTH_MAX } from './limits.ts'

const NOT_FOUND = { status: 404, code: 'not-found' } as const

/** An email address, or a phone number in E.164. */
export const Contact = z.union([z.email().max(254), z.string().regex(E164_PATTERN, 'invalid-phone')])

const getFloatPlan = route({
  method: 'GET',
  path: '/vectra/devices/{deviceId}/float-plan',
  access: 'account',
  permission: 'devices:read',
  summary: 'The float plan of a boat',
  reply: z.object({ floatPlan: FloatPlanView.nullable() }),
  refusals: [NOT_FOUND],
})

const putFloatPlan = route({
  method: 'PUT',
  path: '/vectra/devices/{deviceId}/float-plan',
  access: 'account',
  permission: 'rules:write',
  summary:
    'Sets the float plan of a boat, or replaces or extends the one that is set, and asks its contacts to agree. Whoever got a message that the boat is overdue gets an all-clear',
  body: z.object({
    returnBy: Instant,
    to: z.string().trim().min(1).max(TO_LENGTH_MAX),
    /** On board, with the skipper. */
    people: z.number().int().min(PEOPLE.min).max(PEOPLE.max),
    contacts: z.array(Contact).max(CONTACTS_MAX),
    /** The harbour, a geofence of the boat. Null if only a call ends the plan. */
    geofenceId: z.string().nullable(),
  }),
  reply: z.object({ floatPlan: FloatPlanView }),
  refusals: [
    NOT_FOUND,
    { status: 400, code: 'return-in-the-past' },
    { status: 400, code: 'return-too-late' },
    { status: 409, code: 'not-a-boat' },
  ],
})

const endFloatPlan = route({
  method: 'DELETE',
  path: '/vectra/devices/{deviceId}/float-plan',
  access: 'account',
  permission: 'rules:write',
  summary:
    'Ends and removes the float plan of a boat. Whoever got a message that it is overdue gets an all-clear',
  reply: z.object({ floatPlan: z.null() }),
  refusals: [NOT_FOUND],
})

/** The calls about the float plans of devices. */
export const floatPlan = { getFloatPlan, putFloatPlan, endFloatPlan }
