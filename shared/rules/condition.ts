import * as z from 'zod'
import { isTimeZone } from '../account/time-zone.ts'
import { TimeOfDay } from '../times/time-of-day.ts'
import { DrivingBehavior } from './driving-behavior.ts'

const Id = z.string().min(1).max(64)
const MINUTES_MAX = 31 * 24 * 60
const Minutes = z.number().int().min(1).max(MINUTES_MAX)

/** How a reading is compared with a limit. `between` includes both `value` and `valueTo`. */
export const Comparison = z.enum(['above', 'below', 'equals', 'notEquals', 'between'])
export type Comparison = z.infer<typeof Comparison>

const compared = (min: number, max: number) => ({
  operator: Comparison,
  value: z.number().min(min).max(max),
  /** The upper limit of `between`. */
  valueTo: z.number().min(min).max(max).optional(),
})

/**
 * What a rule watches for, in the units of the API: km/h, volts, percent, kilometres, g, minutes, metres. The conditions of a
 * rule must hold at the same time.
 */
export const Condition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('speed'), ...compared(0, 1_000) }),
  /** The vehicle's battery, volts. */
  z.strictObject({ type: z.literal('battery'), ...compared(0, 1_000) }),
  z.strictObject({ type: z.literal('movement'), operator: z.enum(['start', 'end']) }),
  /** From `timeStart` to before `timeEnd`, which may be on the next day. */
  z.strictObject({
    type: z.literal('timeRange'),
    timeStart: TimeOfDay,
    timeEnd: TimeOfDay,
    timezone: z.string().refine(isTimeZone, 'unknown-time-zone').default('UTC'),
  }),
  /** The ignition. */
  z.strictObject({ type: z.literal('accessory'), operator: z.enum(['on', 'off']) }),
  z.strictObject({ type: z.literal('drivingBehavior'), behaviorType: DrivingBehavior }),
  z.strictObject({
    type: z.literal('signalStrength'),
    signalType: z.enum(['gps', 'lte']),
    operator: z.enum(['above', 'below']),
    value: z.number().min(0).max(100),
  }),
  /** The odometer passes a number of kilometres. */
  z.strictObject({
    type: z.literal('mileage'),
    operator: z.literal('exceeds'),
    value: z.number().min(0).max(10_000_000),
  }),
  /** The largest acceleration since the position before, g. */
  z.strictObject({ type: z.literal('gForce'), ...compared(0, 100) }),
  z.strictObject({ type: z.literal('insideGeofence'), geofenceId: Id }),
  z.strictObject({ type: z.literal('outsideGeofence'), geofenceId: Id }),
  z.strictObject({ type: z.literal('noContact'), value: Minutes }),
  z.strictObject({ type: z.literal('stoppedFor'), value: Minutes }),
  z.strictObject({ type: z.literal('idleFor'), value: Minutes }),
  z.strictObject({ type: z.literal('movedWithoutIgnition') }),
  /** The relay is not as the account has last switched it. */
  z.strictObject({ type: z.literal('relayChanged') }),
  /** A maintenance interval of the device becomes due, by kilometres, engine hours or on its day. */
  z.strictObject({ type: z.literal('maintenanceDue') }),
  /** The bilge pump started more often than this within an hour. */
  z.strictObject({ type: z.literal('bilgePump'), value: z.number().int().min(1).max(60) }),
  /** The water in the bilge is high. */
  z.strictObject({ type: z.literal('bilgeHigh') }),
  /** Shore power has been lost for so many minutes. */
  z.strictObject({ type: z.literal('shorePower'), value: Minutes }),
  /** The house battery, or the vehicle's, is forecast to be empty within so many hours. */
  z.strictObject({ type: z.literal('batteryEmptyWithin'), value: z.number().int().min(1).max(168) }),
  /** The depth of the water, metres. */
  z.strictObject({ type: z.literal('depth'), ...compared(0, 12_000) }),
])
export type Condition = z.infer<typeof Condition>
export type ConditionType = Condition['type']
