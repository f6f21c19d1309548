import * as z from 'zod'
import { Label } from '../devices/label.ts'
import { Circle } from './circle.ts'
import { TRAIL_HOURS, trailHoursOf } from './trail-hours.ts'

const DEVICES_MAX = 50
const DEVICE_ID_MAX = 64

/** Parsed to epoch milliseconds; `null` for a permanent link. */
const Expiry = z.iso
  .datetime({ offset: true })
  .nullable()
  .transform((time) => (time === null ? null : Date.parse(time)))

/** The body of a new link; without an expiry it is permanent. */
export const NewShare = z.object({
  name: Label,
  trailDurationHours: z.unknown().default(TRAIL_HOURS.default).transform(trailHoursOf),
  expiresAt: Expiry.default(null),
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

/** The fields of a link that its owner may change: at least one of these. */
export const ShareChange = z
  .object({ isActive: z.boolean(), expiresAt: Expiry })
  .partial()
  .refine((change) => change.isActive !== undefined || change.expiresAt !== undefined, 'no-change')

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
type LinkTerm = { isActive: boolean; endsAt: number | null }

/** Whether a link is valid at `now` (epoch milliseconds): it is active and has not expired. */
export const isValidAt = ({ isActive, endsAt }: LinkTerm, now: number) =>
  isActive && (endsAt === null || now < endsAt)

/** Whether a link opens at `now`: it is valid, and no device has arrived. */
export const isOpenAt = ({ arrived, ...term }: LinkTerm & { arrived: boolean }, now: number) =>
  !arrived && isValidAt(term, now)
