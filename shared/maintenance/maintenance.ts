import * as z from 'zod'
import { Label } from '../devices/label.ts'

export const MAINTENANCE_PER_DEVICE_MAX = 20
/** The number of past services that are kept. */
export const DONE_KEPT = 24

const settings = {
  /** `Oil change` */
  name: Label,
  /** Whatever comes first. At least one of the three. */
  everyKm: z.number().min(1).max(1_000_000).nullable(),
  everyEngineHours: z.number().min(1).max(100_000).nullable(),
  everyMonths: z.number().int().min(1).max(120).nullable(),
}

/** When something was done, and what the odometer (km) and the engine hours were then, if they were known. */
export const MaintenanceDone = z.object({
  at: z.iso.datetime(),
  odometerKm: z.number().nullable(),
  engineHours: z.number().nullable(),
})
export type MaintenanceDone = z.infer<typeof MaintenanceDone>

export const MaintenanceInterval = z.object({
  id: z.string(),
  deviceId: z.string(),
  ...settings,
  /** When it was done, newest first. */
  done: z.array(MaintenanceDone),
  /** When the interval was added. It counts from then until it is done for the first time. */
  added: MaintenanceDone,
})
export type MaintenanceInterval = z.infer<typeof MaintenanceInterval>

/** How near something is: `unknown` where nothing that it is due by is known. */
export const MaintenanceState = z.enum(['overdue', 'dueSoon', 'ok', 'unknown'])
export type MaintenanceState = z.infer<typeof MaintenanceState>

/** An interval with what is left of it now; negative once it is overdue, `null` where it does not count or is unknown. */
export const MaintenanceStatus = MaintenanceInterval.extend({
  state: MaintenanceState,
  leftKm: z.number().nullable(),
  leftEngineHours: z.number().nullable(),
  /** The morning of the day on which it is due by its months. */
  dueAt: z.iso.datetime().nullable(),
})
export type MaintenanceStatus = z.infer<typeof MaintenanceStatus>

const done = z.strictObject({
  at: z.iso.datetime().nullish(),
  odometerKm: z.number().min(0).nullish(),
  engineHours: z.number().min(0).nullish(),
})

export const NewMaintenanceInterval = z.strictObject({
  deviceId: z.string().max(64),
  name: settings.name,
  everyKm: settings.everyKm.default(null),
  everyEngineHours: settings.everyEngineHours.default(null),
  everyMonths: settings.everyMonths.default(null),
  lastDone: done.nullish(),
})
export type NewMaintenanceInterval = z.infer<typeof NewMaintenanceInterval>

export const MaintenanceChange = z.strictObject({ ...settings, lastDone: done.nullable() }).partial()
export type MaintenanceChange = z.infer<typeof MaintenanceChange>

/** Without a time, now. Without figures, those that the tracker had reported by then. */
export const MaintenanceDoneInput = done

export type MaintenanceDoneInput = z.infer<typeof MaintenanceDoneInput>
