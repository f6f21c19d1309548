import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import type { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { dashboardMotion, dashboardSpeedKmh } from '../../../../shared/tracking/motion/dashboard-motion.ts'
import { isCurrent } from '../../../map/markers/is-current.ts'

/** What a device's figures are made of: its stored trail, the report of 12 hours, or only its speed now. */
export type DaySource = 'trail' | 'summary' | 'estimate'

/** How a device, or a fleet, went. Distances km, speeds km/h; `null` is unknown. */
export type DayFigures = {
  source: DaySource
  /** Of the last 24 hours, or of what the source covers. */
  distanceKm: number
  todayKm: number | null
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
  engineOnMinutes: number | null
}

export type DayReport = RouteReply<typeof reporting.getDay>['devices'][number]
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

const HOURS = 24
/** The specification's factors (1.8). It names no more than these: what each one means is our reading. */
const SHARE_OF_TIME_DRIVEN = 0.3
const AVERAGE_OF_SPEED_NOW = 0.8
const SHARE_OF_TIME_DRIVEN_IF_STANDING = 0.2

/**
 * A guess from the speed now, for when nobody can tell: a device that moves drove 0.3 of the last 24 hours, one
 * that does not 0.2 of them, at 0.8 of the speed that it shows. An old speed is none.
 */
export function dayOfSpeed(tracking: Tracking | null): DayFigures {
  const speedKmh = tracking !== null && isCurrent(tracking.freshness) ? (dashboardSpeedKmh(tracking) ?? 0) : 0
  const moving = tracking !== null && dashboardMotion(tracking) === 'moving'
  const hoursDriven = HOURS * (moving ? SHARE_OF_TIME_DRIVEN : SHARE_OF_TIME_DRIVEN_IF_STANDING)
  const averageSpeedKmh = AVERAGE_OF_SPEED_NOW * speedKmh
  return {
    source: 'estimate',
    distanceKm: hoursDriven * averageSpeedKmh,
    todayKm: null,
    maxSpeedKmh: speedKmh,
    averageSpeedKmh,
    engineOnMinutes: null,
  }
}

const WEAKEST_FIRST: readonly DaySource[] = ['estimate', 'summary', 'trail']

/**
 * A fleet's day: sums and the highest speed, the average over the way (each device by how far it went), and the
 * weakest source that any of it rests on.
 */
export function fleetDay(days: readonly DayFigures[]): DayFigures {
  const averages = days.flatMap(({ averageSpeedKmh, todayKm, distanceKm }) =>
    averageSpeedKmh === null ? [] : [{ averageSpeedKmh, km: todayKm ?? distanceKm }],
  )
  const driven = averages.filter(({ averageSpeedKmh, km }) => averageSpeedKmh > 0 && km > 0)
  const km = sum(driven.map((one) => one.km))
  const hours = sum(driven.map((one) => one.km / one.averageSpeedKmh))
  return {
    source: WEAKEST_FIRST.find((source) => days.some((day) => day.source === source)) ?? 'trail',
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

/** The devices whose way can be told: without a subscription nothing is. */
export const trackedDevices = (devices: readonly DeviceView[]) =>
  devices.filter(({ hasSubscription }) => hasSubscription)
