import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import type { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { MOVING_ABOVE_KMH } from '../../../../shared/tracking/motion/pace.ts'
import type { DayReport } from '../../../api/day-query.ts'
import { isCurrent } from '../../../map/markers/is-current.ts'

/** Where figures come from: the stored trail, the 12-hour summary report, or an estimate from the current speed. */
export type DaySource = 'trail' | 'summary' | 'estimate'

/** The day of a device or of the whole fleet. Distances in km, speeds in km/h; `null` is unknown. */
export type DayFigures = {
  source: DaySource
  /** Over the last 24 hours; over the last 12 if `source` is `summary`. */
  distanceKm: number
  todayKm: number | null
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
  engineOnMinutes: number | null
}

export type Summary = RouteReply<typeof reporting.getSummary>['report']['summary']

export const dayOfTrail = ({ last24Hours, today }: DayReport): DayFigures => ({
  source: 'trail',
  distanceKm: last24Hours.distanceKm,
  todayKm: today.distanceKm,
  maxSpeedKmh: today.maxSpeedKmh,
  averageSpeedKmh: today.averageSpeedKmh,
  engineOnMinutes: today.engineOnMinutes,
})

export const dayOfSummary = ({ totalDistance, maxSpeed }: Summary): DayFigures => ({
  source: 'summary',
  distanceKm: totalDistance,
  todayKm: null,
  maxSpeedKmh: maxSpeed,
  averageSpeedKmh: null,
  engineOnMinutes: null,
})

export const DAY_HOURS = 24
/** The factors of the specification (1.8). It only lists the numbers; their meaning is our interpretation. */
const DRIVING_SHARE_WHEN_MOVING = 0.3
const DRIVING_SHARE_WHEN_STOPPED = 0.2
const AVERAGE_OF_CURRENT_SPEED = 0.8

/**
 * Estimates the last 24 hours from the current speed, for when both trail and summary fail. A device that moves now
 * drove 0.3 of that time, any other 0.2, at 0.8 of its current speed. The speed of an outdated position counts as 0,
 * and so does one above 2 km/h of a device that stands: it is its receiver's error.
 */
export function dayOfSpeed(tracking: Tracking | null): DayFigures {
  const isMoving = tracking?.motionStatus === 'MOVING'
  const reportedKmh = tracking !== null && isCurrent(tracking.freshness) ? (tracking.speed ?? 0) : 0
  const speedKmh = isMoving || reportedKmh <= MOVING_ABOVE_KMH ? reportedKmh : 0
  const hoursDriven = DAY_HOURS * (isMoving ? DRIVING_SHARE_WHEN_MOVING : DRIVING_SHARE_WHEN_STOPPED)
  const averageSpeedKmh = AVERAGE_OF_CURRENT_SPEED * speedKmh
  return {
    source: 'estimate',
    distanceKm: hoursDriven * averageSpeedKmh,
    todayKm: null,
    maxSpeedKmh: speedKmh,
    averageSpeedKmh,
    engineOnMinutes: null,
  }
}

const LEAST_RELIABLE_FIRST: readonly DaySource[] = ['estimate', 'summary', 'trail']

/**
 * The day of a fleet: summed distances and engine times, the highest speed, the average speed over the summed
 * distance and driving time, and the least reliable source of any device.
 */
export function fleetDay(days: readonly DayFigures[]): DayFigures {
  const averages = days.flatMap(({ averageSpeedKmh, todayKm, distanceKm }) =>
    averageSpeedKmh === null ? [] : [{ averageSpeedKmh, km: todayKm ?? distanceKm }],
  )
  const driven = averages.filter(({ averageSpeedKmh, km }) => averageSpeedKmh > 0 && km > 0)
  const km = sum(driven.map((one) => one.km))
  const hours = sum(driven.map((one) => one.km / one.averageSpeedKmh))
  return {
    source: LEAST_RELIABLE_FIRST.find((source) => days.some((day) => day.source === source)) ?? 'trail',
    distanceKm: sum(days.map(({ distanceKm }) => distanceKm)),
    todayKm: sumOfKnown(days.map(({ todayKm }) => todayKm)),
    maxSpeedKmh: highest(days.map(({ maxSpeedKmh }) => maxSpeedKmh)),
    averageSpeedKmh: hours > 0 ? km / hours : averages.length > 0 ? 0 : null,
    engineOnMinutes: sumOfKnown(days.map(({ engineOnMinutes }) => engineOnMinutes)),
  }
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const sumOfKnown = (values: readonly (number | null)[]) =>
  known(values).length === 0 ? null : sum(known(values))
const highest = (values: readonly (number | null)[]) =>
  known(values).length === 0 ? null : Math.max(...known(values))

/** The devices with a subscription. The others have no tracking data. */
export const subscribedDevices = (devices: readonly DeviceView[]) =>
  devices.filter(({ hasSubscription }) => hasSubscription)
