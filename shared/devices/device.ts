import * as z from 'zod'
import { TRACKER_ID } from '../tracking/topics.ts'
import { DEVICE_NAME_MAX } from './limits.ts'
import { Tracking } from './tracking.ts'

/** A text that people read: trimmed, without control characters, well-formed Unicode. */
export const Label = z
  .string()
  .trim()
  .min(1)
  .max(DEVICE_NAME_MAX)
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), 'control-characters')

export const TAG_MAX = 40
export const TAGS_MAX = 50

/** Trimmed, without blanks and duplicates. */
export const Tags = z
  .array(z.string())
  .max(TAGS_MAX)
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))])
  .pipe(z.array(Label.max(TAG_MAX)))

const DeviceType = z.string().regex(/^[a-z0-9_]{1,40}$/)
const CustomIconName = z.string().max(40)

export const DeviceView = z.object({
  id: z.string(),
  deviceId: z.string(),
  vectraDeviceId: z.string(),
  deviceName: z.string(),
  originalPlate: z.string(),
  vehicleNum: z.string().nullable(),
  deviceType: z.string(),
  customIcon: z.string().nullable(),
  tags: z.array(z.string()),
  isOnline: z.boolean(),
  hasSubscription: z.boolean(),
  subscriptionId: z.string().nullable(),
  /** Only for a while after a confirmed command. */
  relayStatus: z.enum(['cut', 'restored']).nullable(),
  /** By a command that was just confirmed, else by the tracker's reports; `null` if neither says. */
  isRelayCut: z.boolean().nullable(),
  /** Whether a command waits until the interlock allows it. */
  hasHeldCommand: z.boolean(),
  isInStorageMode: z.boolean(),
  tracking: Tracking.nullable(),
})
export type DeviceView = z.infer<typeof DeviceView>

/** The body of a new device. `testingMode` is a request: only the deployment can grant it. */
export const NewDevice = z.object({
  vectraDeviceId: z.string().trim().regex(TRACKER_ID),
  deviceName: Label,
  deviceType: DeviceType.default('boat'),
  vehicleNum: Label.optional(),
  customIcon: CustomIconName.optional(),
  testingMode: z.boolean().optional(),
})
export type NewDevice = z.infer<typeof NewDevice>

/** The fields of a device that its owner may change. An omitted field keeps its value. */
export const DeviceEdit = z.object({
  deviceName: Label,
  deviceType: DeviceType.optional(),
  customIcon: CustomIconName.nullable().optional(),
  tags: Tags.optional(),
})
export type DeviceEdit = z.infer<typeof DeviceEdit>
