import { describe, expect, it } from 'vitest'
import { boundaryOf } from '../../shared/geofences/boundary.ts'
import { boundaryProblems } from '../../shared/geofences/check-boundary.ts'
import { NewGeofence } from '../../shared/geofences/geofence.ts'
import { HOUR_MS, MINUTE_MS } from '../../shared/time.ts'
import { decode } from '../../shared/trackers/decode.ts'
import { stamp } from '../../shared/tracking/judging/clock.ts'
import { acceptedPositions } from '../../shared/tracking/judging/reprocess.ts'
import { geofenceIndex } from '../../shared/watching/geofence-index.ts'
import { rehearse } from '../../shared/watching/rehearse.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { DEFAULT_FLEET } from '../local/options.ts'
import { DEMO_GEOFENCES } from './demo-geofences.ts'
import { aTracker, caughtUpTo } from './tracker/recorder.ts'
import { type FleetVehicle, fleet } from './vehicle/fleet.ts'
import { aVehicle } from './vehicle/vehicle.ts'

const geofences = DEMO_GEOFENCES.map((geofence) => NewGeofence.parse(geofence))
const index = geofenceIndex(
  geofences.map((geofence) => ({
    geofenceId: geofence.name,
    definedAt: 0,
    boundary: boundaryOf(geofence),
    alertOnEntry: geofence.alertOnEntry,
    alertOnExit: geofence.alertOnExit,
    dwellMinutes: geofence.alertOnDwell ? geofence.dwellTimeMinutes : null,
  })),
)
/** How long a new fleet's history is. */
const HISTORY_MS = 3 * HOUR_MS
const AFTER_MS = 2 * MINUTE_MS

/** The crossings of a new vehicle since its history began, until it has been watched for two minutes. */
function crossingsOf(unit: FleetVehicle) {
  const { positions } = caughtUpTo(aTracker(aVehicle(unit), NOON - HISTORY_MS), NOON + AFTER_MS)
  const stamped = positions.flatMap((telemetry) => {
    const bytes = new TextEncoder().encode(JSON.stringify(telemetry))
    return decode('vectra', bytes, Date.parse(telemetry.time)).positions.map(stamp)
  })
  const fixes = acceptedPositions(stamped, unit.deviceType, 0, Number.MAX_SAFE_INTEGER)
  return rehearse(fixes, index).crossings
}

const crossings = fleet(DEFAULT_FLEET).flatMap(crossingsOf)

describe('GEO-4 the demo geofences', () => {
  it.each(geofences)('have a valid boundary: $name', (geofence) => {
    expect(boundaryProblems(geofence)).toEqual([])
  })

  it('are crossed within two minutes of a start', () => {
    expect(crossings.filter(({ at }) => at > NOON && at <= NOON + AFTER_MS)).not.toEqual([])
  })

  it('are each crossed in the three hours before it', () => {
    const raised = new Set(crossings.map(({ geofenceId, type }) => `${geofenceId}: ${type}`))
    expect([...raised].toSorted()).toEqual([
      'Doral Depot: entry',
      'Doral Depot: exit',
      'Home: dwell',
      'Miami: entry',
      'Miami: exit',
      'Port Everglades Marina: entry',
      'Port Everglades Marina: exit',
    ])
  })
})
