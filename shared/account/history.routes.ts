import * as z from 'zod'
import { route } from '../http/route.ts'
import { HISTORY_MONTHS_MAX, HISTORY_MONTHS_MIN } from './history.ts'

const History = z.object({
  /** How long the account's history is kept; `null` for as long as possible. */
  months: z.number().int().nullable(),
  /** The longest that this deployment keeps any history. */
  monthsMax: z.number().int(),
})

const getHistory = route({
  method: 'GET',
  path: '/vectra/account/history',
  access: 'account',
  permission: 'devices:read',
  summary: 'How long positions, trips, figures and alerts are kept',
  reply: History,
})

const setHistory = route({
  method: 'PUT',
  path: '/vectra/account/history',
  access: 'account',
  permission: 'account:manage',
  summary: 'Sets how long positions, trips, figures and alerts are kept. What is older is deleted for good',
  body: z.strictObject({
    months: z.number().int().min(HISTORY_MONTHS_MIN).max(HISTORY_MONTHS_MAX).nullable(),
    /** Confirms that a shorter time deletes what is older. */
    deletesOlder: z.boolean().optional(),
  }),
  reply: History,
  refusals: [
    /** Longer than `monthsMax`. */
    { status: 400, code: 'history-too-long' },
    /** A shorter time without `deletesOlder`. */
    { status: 409, code: 'deletes-history' },
  ],
})

export const history = { getHistory, setHistory }
