import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS, SECOND_MS } from '../../shared/time.ts'
import { messageOf, UserError } from '../cli/user-error.ts'
import { type CredentialsFile, openCredentialsFile } from './credentials-file.ts'
import { openServerApi, type ServerApi } from './server-api.ts'
import { openTally } from './tally.ts'
import { driveTracker } from './tracker/drive-tracker.ts'
import { aTracker, type Pace, type Tracker } from './tracker/recorder.ts'
import { ordersInStatusText } from './tracker/report.ts'
import type { Credentials } from './tracker/uplink.ts'
import { type FleetVehicle, fleet } from './vehicle/fleet.ts'
import { aVehicle, resumed } from './vehicle/vehicle.ts'

export type FleetOptions = Pace & {
  siteUrl: string
  count: number
  /** The share of commands, 0 to 1, that are obeyed and never answered. */
  dropout: number
  historyHours: number
  /** `null`: until it is stopped */
  seconds: number | null
  email: string
  password: string
  credentialsFile: string | null
  ledgerFile: string | null
}

type KnownDevices = Awaited<ReturnType<ServerApi['listDevices']>>
type Prepared = { tracker: Tracker; credentials: Credentials }

const PREPARED_AT_ONCE = 8

/** A device of the account, credentials for its tracker, and a clock that is behind where a past is due. */
async function prepareTracker(
  unit: FleetVehicle,
  known: KnownDevices,
  { historyHours }: FleetOptions,
  api: ServerApi,
  kept: CredentialsFile,
): Promise<Prepared> {
  const { trackerId, name, deviceType } = unit
  const device = known.find(({ id }) => id === trackerId)
  if (device === undefined)
    await api.addDevice({ vectraDeviceId: trackerId, deviceName: name, deviceType, testingMode: true })
  const credentials = { ...(kept.get(trackerId) ?? (await api.createCredentials(trackerId))), ...api.broker }
  kept.save(trackerId, credentials)
  const now = Date.now()
  const tracking = device?.tracking ?? null
  if (device === undefined || tracking === null)
    return { tracker: aTracker(aVehicle(unit), now - historyHours * HOUR_MS), credentials }
  const { relayCut, storageMode } = ordersInStatusText(tracking.statusDescription ?? '')
  const vehicle = resumed(aVehicle(unit), {
    point: { lat: tracking.latitude, lng: tracking.longitude },
    odometerKm: tracking.mileage,
    engineHours: tracking.totalEngineHours,
    relayCut,
    storageMode: storageMode || device.isInStorageMode,
  })
  return { tracker: aTracker(vehicle, now), credentials }
}

/** A few at once; one that the server refuses is said and left out. */
async function prepareFleet(
  units: readonly FleetVehicle[],
  prepare: (unit: FleetVehicle) => Promise<Prepared>,
): Promise<readonly Prepared[]> {
  const ready: Prepared[] = []
  for (let from = 0; from < units.length; from += PREPARED_AT_ONCE) {
    const some = units.slice(from, from + PREPARED_AT_ONCE)
    for (const [index, result] of (await Promise.allSettled(some.map(prepare))).entries()) {
      if (result.status === 'fulfilled') ready.push(result.value)
      else console.log(`${some[index]?.trackerId} stays at home: ${messageOf(result.reason)}`)
    }
  }
  return ready
}

/** Signs in, adds what is missing and drives until the signal or the end of the given seconds. */
export async function driveFleet(options: FleetOptions, stopped: AbortSignal): Promise<void> {
  const { siteUrl, count, rate, hourSeconds, dropout: moody, seconds, email, password } = options
  const api = await openServerApi(siteUrl, email, password)
  const kept = openCredentialsFile(options.credentialsFile)
  const known = await api.listDevices()
  const ready = await prepareFleet(fleet(count), (unit) => prepareTracker(unit, known, options, api, kept))
  if (ready.length === 0) throw new UserError('No vehicle can drive.')
  console.log(`${ready.length} vehicles drive`)

  const ended = new AbortController()
  const signal = AbortSignal.any([stopped, ended.signal])
  // each tracker listens
  setMaxListeners(0, signal)
  if (seconds !== null)
    void sleep(seconds * SECOND_MS, undefined, { signal: stopped }).then(
      () => ended.abort(),
      () => undefined,
    )
  const renewCredentials = async (trackerId: string) => {
    const credentials = await api.createCredentials(trackerId)
    kept.save(trackerId, credentials)
    return credentials
  }
  const tally = openTally(options.ledgerFile)
  await Promise.all(
    ready.map(({ tracker, credentials }) =>
      driveTracker(tracker, credentials, {
        tally,
        pace: { rate, hourSeconds },
        moody,
        signal,
        renewCredentials,
      }),
    ),
  )
  tally.close()
}
