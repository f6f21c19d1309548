import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Tracking } from '../../shared/devices/tracking.ts'
import { HOUR_MS, SECOND_MS } from '../../shared/time.ts'
import { messageOf, UserError } from '../cli/user-error.ts'
import { type CredentialsFile, openCredentialsFile } from './credentials-file.ts'
import { openServerApi, type ServerApi } from './server-api.ts'
import { openTally } from './tally.ts'
import { driveTracker } from './tracker/drive-tracker.ts'
import { aResumedTracker, aTracker, type Pace, type Tracker } from './tracker/recorder.ts'
import { settingsInStatusText } from './tracker/report.ts'
import type { Credentials } from './tracker/uplink.ts'
import { ANCHORED_TRACKER, exceptionsAtAnchor } from './vehicle/at-anchor.ts'
import { type FleetVehicle, fleet, NO_EXCEPTIONS } from './vehicle/fleet.ts'
import { aVehicle, resumed } from './vehicle/vehicle.ts'

export type FleetOptions = Pace & {
  siteUrl: string
  count: number
  /** The share of commands, 0 to 1, that trackers execute without answering. */
  dropout: number
  historyHours: number
  /** `null`: until it is stopped. */
  seconds: number | null
  email: string
  password: string
  credentialsFile: string | null
  ledgerFile: string | null
}

type Devices = Awaited<ReturnType<ServerApi['listDevices']>>
type Prepared = { tracker: Tracker; credentials: Credentials }

const MAX_PARALLEL = 8

/**
 * Adds the device if it is missing, and creates its tracker. Its clock starts at the last position on the server, or at
 * most `historyHours` ago: it first sends what happened since.
 */
async function prepareTracker(
  unit: FleetVehicle,
  devices: Devices,
  { historyHours }: FleetOptions,
  api: ServerApi,
  stored: CredentialsFile,
): Promise<Prepared> {
  const { trackerId, name, deviceType } = unit
  const device = devices.find(({ id }) => id === trackerId)
  if (device === undefined)
    await api.addDevice({ vectraDeviceId: trackerId, deviceName: name, deviceType, testingMode: true })
  const credentials = {
    ...(stored.get(trackerId) ?? (await api.createCredentials(trackerId))),
    ...api.broker,
  }
  stored.save(trackerId, credentials)
  const earliest = Date.now() - historyHours * HOUR_MS
  const tracking = device?.tracking ?? null
  if (device === undefined || tracking === null)
    return { tracker: aTracker(aVehicle(unit, earliest), earliest), credentials }
  const lastAt = Date.parse(tracking.GPSTime ?? '') || 0
  const startsAt = Math.max(earliest, lastAt)
  const { relayCut, storageMode } = settingsInStatusText(tracking.statusDescription ?? '')
  const vehicle = resumed(aVehicle(unit, startsAt), {
    point: { lat: tracking.latitude, lng: tracking.longitude },
    odometerKm: tracking.mileage,
    engineHours: tracking.totalEngineHours,
    relayCut,
    houseCharge: chargeIn(tracking),
    storageMode: storageMode || device.isInStorageMode,
  })
  return {
    tracker: startsAt === lastAt ? aResumedTracker(vehicle, startsAt) : aTracker(vehicle, startsAt),
    credentials,
  }
}

/** The charge of the house battery that the server knows, 0 to 1. */
const chargeIn = ({ onBoard }: Tracking) => {
  const percent = onBoard?.batteries.house?.percent ?? null
  return percent === null ? null : percent / 100
}

/** Prepares a few vehicles at a time. One that fails is logged and left out. */
async function prepareFleet(
  units: readonly FleetVehicle[],
  prepare: (unit: FleetVehicle) => Promise<Prepared>,
): Promise<readonly Prepared[]> {
  const ready: Prepared[] = []
  for (let from = 0; from < units.length; from += MAX_PARALLEL) {
    const batch = units.slice(from, from + MAX_PARALLEL)
    for (const [index, result] of (await Promise.allSettled(batch.map(prepare))).entries()) {
      if (result.status === 'fulfilled') ready.push(result.value)
      else console.log(`${batch[index]?.trackerId} was left out: ${messageOf(result.reason)}`)
    }
  }
  return ready
}

/** Signs in, adds missing devices, and drives until the signal or for the given seconds. */
export async function driveFleet(options: FleetOptions, stopped: AbortSignal): Promise<void> {
  const { siteUrl, count, rate, hourSeconds, dropout, seconds, email, password } = options
  const api = await openServerApi(siteUrl, email, password)
  const stored = openCredentialsFile(options.credentialsFile)
  const devices = await api.listDevices()
  const timezone = await api.timezone()
  const atAnchor = exceptionsAtAnchor(Date.now(), timezone)
  const units = fleet(count, timezone, (trackerId) => ({
    ...NO_EXCEPTIONS,
    ...(trackerId === ANCHORED_TRACKER && atAnchor),
  }))
  const ready = await prepareFleet(units, (unit) => prepareTracker(unit, devices, options, api, stored))
  if (ready.length === 0) throw new UserError('The fleet has no vehicles to drive.')
  console.log(`Driving ${ready.length} vehicles`)

  const ended = new AbortController()
  const signal = AbortSignal.any([stopped, ended.signal])
  // one listener per tracker
  setMaxListeners(0, signal)
  if (seconds !== null)
    void delay(seconds * SECOND_MS, undefined, { signal: stopped }).then(
      () => ended.abort(),
      () => undefined,
    )
  const renewCredentials = async (trackerId: string) => {
    const credentials = await api.createCredentials(trackerId)
    stored.save(trackerId, credentials)
    return credentials
  }
  const tally = openTally(options.ledgerFile)
  await Promise.all(
    ready.map(({ tracker, credentials }) =>
      driveTracker(tracker, credentials, {
        tally,
        pace: { rate, hourSeconds },
        dropout,
        signal,
        renewCredentials,
      }),
    ),
  )
  tally.close()
}
