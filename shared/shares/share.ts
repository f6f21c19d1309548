import * as z from 'zod'
import { Label } from '../devices/device.ts'
import { Circle } from './circle.ts'
import { TRAIL_HOURS, trailHoursOf } from './trail-hours.ts'

const DEVICES_MAX = 50
const DEVICE_ID_MAX = 64

/** The body of a new link. `expiresAt` is parsed to epoch milliseconds; a link without one is permanent. */
export const NewShare = z.object({
  name: Label,
  trailDurationHours: z.unknown().default(TRAIL_HOURS.default).transform(trailHoursOf),
  expiresAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .transform((time) => (time === null ? null : Date.parse(time))),
  /** The link ends when the first of its devices arrives here. */
  endsOnArrival: Circle.nullable().default(null),
  /** The link never shows anything inside. */
  hidden: Circle.nullable().default(null),
})
export type NewShare = z.infer<typeof NewShare>

/** The body of a new link to several devices; duplicate ids are removed. */
export const NewMultiShare = NewShare.extend({
  deviceIds: z
    .array(z.string().min(1).max(DEVICE_ID_MAX))
    .min(1)
    .max(DEVICES_MAX)
    .transform((ids) => [...new Set(ids)]),
})

/** A link as it goes over the wire to its owner. */
export const ShareLink = z.object({
  shareId: z.string(),
  name: z.string(),
  isMultiDevice: z.boolean(),
  deviceIds: z.array(z.string()),
  deviceName: z.string(),
  isActive: z.boolean(),
  trailDurationHours: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  accessCount: z.number().int(),
  /** The most recent ones, newest first. */
  lastOpenings: z.array(z.iso.datetime()),
  endsOnArrival: Circle.nullable(),
  /** The arrival that ended the link for good. */
  arrival: z.object({ deviceName: z.string(), at: z.iso.datetime() }).nullable(),
  hidden: Circle.nullable(),
  shareUrl: z.string(),
})
export type ShareLink = z.infer<typeof ShareLink>

/** `endsAt` is epoch milliseconds; `null` for a permanent link. */
type LinkState = { isActive: boolean; endsAt: number | null; arrived: boolean }

/** Whether a link opens at `now` (epoch milliseconds): it is active, has not expired, and no device has arrived. */
export const isOpenAt = ({ isActive, endsAt, arrived }: LinkState, now: number) =>
  isActive && !arrived && (endsAt === null || now < endsAt)
