import * as z from 'zod'
import { route } from '../http/route.ts'
import { Alarm } from './alarms.ts'

const time = z.iso.datetime()
const count = z.number().int()

/** The highest count, which is more than a desk does in a day. */
export const TODAY_MAX = 100

const FailedPayment = z.object({
  accountId: z.string(),
  /** `null` for a subscription of before there were orders. */
  orderId: z.string().nullable(),
  /** How many of its subscriptions wait for the payment. */
  subscriptions: count,
  amountCents: count,
  failedAt: time,
  /** Until when their devices are tracked all the same. */
  trackedUntil: time.nullable(),
})
export type FailedPayment = z.infer<typeof FailedPayment>

const getToday = route({
  method: 'GET',
  path: '/operator/today',
  access: 'operator',
  summary: 'What waits for an operator, without names and addresses',
  reply: z.object({
    orders: z.object({
      /** Orders by state, up to delivery; `TODAY_MAX` stands for that many or more. */
      counts: z.array(count),
      /** When the oldest was ordered that nobody has sent yet. */
      oldestAt: time.nullable(),
      /** Paid orders that nobody has sent yet whose buyers have not opened an account. */
      withoutAccount: count,
      /** The orders of the last 24 hours, whatever their state is now. */
      recent: z.object({ orders: count, units: count }),
    }),
    /** Failed payments, the longest waiting first. */
    failedPayments: z.array(FailedPayment),
    /** The raised alarms. */
    alarms: z.array(Alarm),
  }),
})

const FunctionErrors = z.object({
  /** Its name in Lambda, which its log group ends with. */
  functionName: z.string(),
  errors: count,
})
export type FunctionErrors = z.infer<typeof FunctionErrors>

const getHealth = route({
  method: 'GET',
  path: '/operator/health',
  access: 'operator',
  summary:
    'All alarms of the stack, raised ones first, each with what to do, and the functions that have failed in the last 24 hours',
  reply: z.object({
    alarms: z.array(Alarm),
    /** Those that failed most first. */
    functionErrors: z.array(FunctionErrors),
  }),
})

export const today = { getToday, getHealth }
