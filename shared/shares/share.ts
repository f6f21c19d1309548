import * as z from 'zod'
import { Label } from '../devices/device.ts'
import { Circle } from './circle.ts'
import { TRAIL_HOURS, trailHoursOf } from './trail-hours.ts'

const DEVICES_MAX = 50
const DEVICE_ID_MAX = 64

/** What the forms send. `expiresAt` becomes epoch milliseconds; without one the link is permanent. */
export const NewShare = z.object({
  name: Label,
  trailDurationHours: z.unknown().default(TRAIL_HOURS.default).transform(trailHoursOf),
  expiresAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .transform((time) => (time === null ? null : Date.parse(time))),
  /** Where the first of the devices to arrive ends the link. */
  endsOnArrival: Circle.nullable().default(null),
  /** Whose surroundings the link never shows. */
  hidden: Circle.nullable().default(null),
})
export type NewShare = z.infer<typeof NewShare>

/** For many devices at once; one that is named twice is meant once. */
export const NewMultiShare = NewShare.extend({
  deviceIds: z
    .array(z.string().min(1).max(DEVICE_ID_MAX))
    .min(1)
    .max(DEVICES_MAX)
    .transform((ids) => [...new Set(ids)]),
})

/** A link as its owner reads it. */
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
  /** The newest first, and only so many. */
  lastOpenings: z.array(z.iso.datetime()),
  endsOnArrival: Circle.nullable(),
  /** What ended the link for good. */
  arrival: z.object({ deviceName: z.string(), at: z.iso.datetime() }).nullable(),
  hidden: Circle.nullable(),
  shareUrl: z.string(),
})
export type ShareLink = z.infer<typeof ShareLink>

/** What decides whether a link opens; `endsAt` in epoch milliseconds. */
type Opening = { isActive: boolean; endsAt: number | null; arrived: boolean }

/** Whether the link opens at `now` (epoch ms): it is active, its end has not come, and none of its devices arrived. */
export const isOpenAt = ({ isActive, endsAt, arrived }: Opening, now: number) =>
  isActive && !arrived && (endsAt === null || now < endsAt)
