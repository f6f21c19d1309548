import { eventNameOf } from '../../shared/trackers/event-names.ts'
import { batteriesIn, entriesIn, onBoardOf } from '../../shared/trackers/on-board/on-board-values.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { type MeasuredField, rounded, roundedCoordinate } from '../../shared/tracking/packing/resolution.ts'
import type { Telemetry } from '../simulate/tracker/report.ts'

const measured = (value: number | undefined, field: MeasuredField) =>
  value === undefined ? null : rounded(value, field)

/**
 * A report of the fleet as our dialect decodes it from its message. Writing and reading the JSON of a hundred thousand
 * messages would take half of the time that the past has; a test compares both.
 */
export function positionOf(telemetry: Telemetry, receivedAt: number): StampedPosition {
  const recordedAt = Date.parse(telemetry.time)
  return {
    recordedAt,
    shownAt: recordedAt,
    clock: null,
    sentAt: null,
    receivedAt,
    lat: roundedCoordinate(telemetry.lat, 'lat'),
    lng: roundedCoordinate(telemetry.lng, 'lng'),
    speedKmh: measured(telemetry.speedKmh, 'speedKmh'),
    course: measured(telemetry.course, 'course'),
    altitudeM: measured(telemetry.altitudeM, 'altitudeM'),
    accuracyM: measured(telemetry.accuracyM, 'accuracyM'),
    satellites: measured(telemetry.satellites, 'satellites'),
    hdop: measured(telemetry.hdop, 'hdop'),
    ignition: telemetry.ignition ?? null,
    batteryVolts: measured(telemetry.batteryVolts, 'batteryVolts'),
    batteryPercent: null,
    cellular: measured(telemetry.cellular, 'cellular'),
    odometerKm: measured(telemetry.odometerKm, 'odometerKm'),
    engineHours: measured(telemetry.engineHours, 'engineHours'),
    relayCut: telemetry.relayCut ?? null,
    reportIntervalSeconds: measured(telemetry.reportIntervalSeconds, 'reportIntervalSeconds'),
    gForce: null,
    onBoard: onBoardOf({
      ...telemetry,
      batteries: batteriesIn(telemetry.batteries),
      tanks: entriesIn(telemetry.tanks),
    }),
    events: (telemetry.events ?? []).map(eventNameOf),
    statusText: telemetry.statusText ?? null,
  }
}
