import * as z from 'zod'
import { OnBoard } from '../tracking/on-board.ts'

/** How current a position is, see `freshnessOf`. */
export const Freshness = z.enum(['live', 'delayed', 'lastKnown', 'asleep', 'silent'])
export type Freshness = z.infer<typeof Freshness>

export const MotionStatus = z.enum(['MOVING', 'IDLE', 'STOPPED', 'UNKNOWN'])
export type MotionStatus = z.infer<typeof MotionStatus>

/**
 * Why a fix is held, or its time corrected, see `judge` and `stamp`. Held fixes are stored, but left out of trails
 * and sums.
 */
export const FixFlag = z.enum(['noFix', 'inaccurate', 'clock', 'weekRepaired', 'jump', 'frozen'])
export type FixFlag = z.infer<typeof FixFlag>

/** A device's newest accepted position and its readings, as they go over the wire. */
export const Tracking = z.object({
  latitude: z.number(),
  longitude: z.number(),
  speed: z.number().nullable(),
  heading: z.number().nullable(),
  altitude: z.number().nullable(),
  accuracy: z.number().nullable(),
  acc: z.boolean().nullable(),
  mileage: z.number().nullable(),
  totalEngineHours: z.number().nullable(),
  motionStatus: MotionStatus,
  statusDescription: z.string().nullable(),
  batteryVoltage: z.number().nullable(),
  /** Charge of the tracker's own battery, 0 to 100. */
  batteryPercent: z.number().nullable(),
  cellularSignalStrength: z.number().nullable(),
  gpsSatelliteCount: z.number().nullable(),
  signalStrength: z.number().nullable(),
  location: z.string().nullable(),
  GPSTime: z.iso.datetime().nullable(),
  updateTime: z.iso.datetime().nullable(),
  lastUpdate: z.iso.datetime().nullable(),
  freshness: Freshness,
  flags: z.array(FixFlag),
  since: z.iso.datetime().nullable(),
  nextContactAt: z.iso.datetime().nullable(),
  /** The interval that the tracker reports, else the one observed between its newest two fixes. */
  reportIntervalSeconds: z.number().nullable(),
  /** The readings of a boat besides, or `null` where its tracker sends none. */
  onBoard: OnBoard.nullable(),
})
export type Tracking = z.infer<typeof Tracking>
