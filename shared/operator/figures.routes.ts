import * as z from 'zod'
import { route } from '../http/route.ts'
import { CustomerMonth, ModelFigures, MonthFigures } from './figures.ts'

const time = z.iso.datetime()

const getFigures = route({
  method: 'GET',
  path: '/operator/figures',
  access: 'operator',
  summary:
    'The cost of this month and of the last, and the devices by dialect and type, as they were counted last',
  reply: z.object({
    /** `null` before the first count. */
    figures: z
      .object({
        /** When the oldest part of the figures was counted. */
        countedAt: time,
        /** `yyyy-mm`, UTC. */
        month: z.string(),
        current: MonthFigures,
        last: MonthFigures,
        models: z.array(ModelFigures),
      })
      .nullable(),
    isCounting: z.boolean(),
    /** The next nightly count. */
    nextAt: time,
  }),
})

const countFigures = route({
  method: 'POST',
  path: '/operator/figures',
  access: 'operator',
  summary: 'Counts the figures now, which takes some minutes',
  reply: z.object({ requestedAt: time }),
  refusals: [{ status: 409, code: 'counted-recently' }],
})

const getCustomerFigures = route({
  method: 'GET',
  path: '/operator/customers/{accountId}/figures',
  access: 'operator',
  summary: 'What a customer has cost this month and last, by device, beside what they pay',
  reply: z.object({
    /** `null` before the first count. */
    countedAt: time.nullable(),
    /** This month first. */
    months: z.array(CustomerMonth),
  }),
})

export const figures = { getFigures, countFigures, getCustomerFigures }
