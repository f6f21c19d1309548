import * as z from 'zod'

const Count = z.number().int()

/** A customer in a list: no look at one, so without name and address. */
const CustomerCost = z.object({
  accountId: z.string(),
  devices: Count,
  dollars: z.number(),
  /** What the customer pays in a month, cents. */
  paidCents: z.number(),
})
export type CustomerCost = z.infer<typeof CustomerCost>

/** What was used in a month. */
const Used = z.object({
  messages: Count,
  positions: Count,
  unreadable: Count,
  /** The stored bytes of merged days. */
  storedBytes: Count,
  events: Count,
  emails: Count,
  texts: Count,
  pushes: Count,
  webhooks: Count,
})

/** The sums of a month over customers with devices. */
export const MonthFigures = Used.extend({
  customers: Count,
  devices: Count,
  dollars: z.number(),
  /** What the whole month will cost if it goes on like this. */
  forecastDollars: z.number(),
  paidCents: z.number(),
  /** The most expensive customers. */
  top: z.array(CustomerCost),
})
export type MonthFigures = z.infer<typeof MonthFigures>

export const TOP_MAX = 10

/** The devices of a dialect and type: their contact when they were counted, and their messages of this month. */
export const ModelFigures = z.object({
  dialect: z.string(),
  deviceType: z.string(),
  devices: Count,
  live: Count,
  delayed: Count,
  lastKnown: Count,
  asleep: Count,
  silent: Count,
  /** These have never sent anything, and are not silent besides. */
  neverSeen: Count,
  messages: Count,
  positions: Count,
  unreadable: Count,
})
export type ModelFigures = z.infer<typeof ModelFigures>

/** The month of a customer. */
export const CustomerMonth = Used.extend({
  /** `yyyy-mm`, UTC. */
  month: z.string(),
  dollars: z.number(),
  paidCents: z.number(),
  /** The most expensive first; `deviceCount` says how many there are. */
  devices: z.array(
    z.object({
      deviceId: z.string(),
      dialect: z.string(),
      messages: Count,
      positions: Count,
      unreadable: Count,
      storedBytes: Count,
      dollars: z.number(),
    }),
  ),
  deviceCount: Count,
})
export type CustomerMonth = z.infer<typeof CustomerMonth>
