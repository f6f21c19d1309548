import * as z from 'zod'
import { TRACKER_ID } from '../tracking/topics.ts'
import { Inputs } from './inputs.ts'
import { Label, Tags } from './label.ts'
import { Tracking } from './tracking.ts'

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
  inputs: Inputs,
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
  inputs: Inputs.optional(),
})
export type DeviceEdit = z.infer<typeof DeviceEdit>
