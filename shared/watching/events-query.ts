import * as z from 'zod'

export const EVENTS_PAGE_MAX = 200

export const Instant = z.iso.datetime({ offset: true })
export const DeviceId = z.string().min(1).max(64)

type Range = { from?: string | undefined; to?: string | undefined }
export const isInOrder = ({ from, to }: Range) =>
  from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)
export const END_BEFORE_START = { path: ['to'], message: 'end-before-start' }

/** A page of a list of events, newest first, of one device or between two times. */
export const EventsQuery = z
  .object({
    limit: z.coerce.number().int().min(1).max(EVENTS_PAGE_MAX).default(50),
    cursor: z.string().max(1_000).optional(),
    deviceId: DeviceId.optional(),
    from: Instant.optional(),
    to: Instant.optional(),
  })
  .refine(isInOrder, END_BEFORE_START)

/** The page. `nextCursor` continues with the next one of the same list; null at the end. */
export const eventsPage = <Event extends z.ZodType>(event: Event) =>
  z.object({ events: z.array(event), nextCursor: z.string().nullable() })
export const INVALID_CURSOR = { status: 400, code: 'invalid-cursor' } as const
