import type { CommandsDeps } from '../../../functions/commands/actions.ts'
import type { DeliveryDeps } from '../../../functions/common/deliver-commands.ts'
import type { StoredDevice } from '../../../functions/stores/devices.ts'
import type { StoredTracker } from '../../../functions/stores/trackers.ts'
import type { Command } from '../../../shared/commands/command.ts'
import { LogEntry } from '../../../shared/commands/log-entry.ts'
import { toIso } from '../../../shared/time.ts'
import { DEFAULT_DIALECT, type Dialect } from '../../../shared/trackers/dialects.ts'
import { NOTHING_TRACKED, type Tracked } from '../../../shared/tracking/tracked.ts'
import { NOON } from '../../make/tracking/a-position.ts'
import type { NumberedEntry } from './command-log-faults.ts'

/** Called around each effect, with its name; what it throws is a crash there, what it waits for is a race. */
export type Passes = (effect: string) => Promise<void>

export const OWNER = 'owner'
export const TRACKER_ID = 'T1'

const DEVICE: StoredDevice = {
  accountId: OWNER,
  deviceId: TRACKER_ID,
  trackId: 'track-1',
  deviceName: 'Van',
  deviceType: 'car',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
  subscriptionId: 's1',
  createdAt: toIso(NOON),
}

type World = {
  now: number
  covered: boolean
  device: StoredDevice
  /** What the tracker speaks. */
  dialect: Dialect
  tracked: Tracked
  pendingSince: number | null
  /** Of the account in its hour. */
  counted: { count: number; windowStart: number }
  entries: NumberedEntry[]
  published: Command[]
}

/** All that the commands of one tracker touch, in memory; `world` is what a test may look at and turn. */
export function commandStores(passes: Passes = async () => {}) {
  const world: World = {
    now: NOON,
    covered: true,
    device: DEVICE,
    dialect: DEFAULT_DIALECT,
    tracked: NOTHING_TRACKED,
    pendingSince: null,
    counted: { count: 0, windowStart: 0 },
    entries: [],
    published: [],
  }

  async function effect<T>(name: string, happen: () => T): Promise<T> {
    await passes(`before ${name}`)
    const made = happen()
    await passes(`after ${name}`)
    return made
  }

  const deps: CommandsDeps & DeliveryDeps = {
    accounts: {
      reserveCommand: (_accountId, now, windowOpenedAfter, max) =>
        effect('takeCommand', () => {
          const { counted } = world
          const { count, windowStart } =
            counted.windowStart > windowOpenedAfter ? counted : { count: 0, windowStart: now }
          const isReserved = count < max
          if (isReserved) world.counted = { count: count + 1, windowStart }
          return { isReserved, windowStart }
        }),
      releaseCommand: (_accountId, windowStart) =>
        effect('giveBackCommand', () => {
          const { counted } = world
          if (counted.windowStart === windowStart) world.counted = { count: counted.count - 1, windowStart }
        }),
    },
    allowedWords: [],
    commands: {
      send: (_trackerId, _dialect, command) => effect('send', () => void world.published.push(command)),
    },
    devices: {
      get: (accountId, deviceId) =>
        effect('find', () => (accountId === OWNER && deviceId === TRACKER_ID ? world.device : null)),
      updateSwitch: (_accountId, _deviceId, _trackId, switched, now) =>
        effect('setSwitched', () => {
          world.device =
            'relay' in switched
              ? { ...world.device, relayStatus: switched.relay, relayStatusAt: now }
              : { ...world.device, isInStorageMode: switched.stored }
        }),
    },
    log: {
      list: (_trackId, limit) =>
        effect('read', () =>
          world.entries
            .toReversed()
            .slice(0, limit)
            .map((one) => ({ ...one, entry: String(one.entry) })),
        ),
      newest: () =>
        effect('newest', () => {
          const last = world.entries.at(-1) ?? null
          return { entry: last?.entry ?? 0, last }
        }),
      append: (_trackId, entry, logged) =>
        effect('append', () => {
          if (world.entries.some((one) => one.entry === entry)) return false
          world.entries.push({ entry, ...LogEntry.parse(JSON.parse(JSON.stringify(logged))) })
          return true
        }),
    },
    subscriptions: { covers: () => effect('covers', () => world.covered) },
    trackers: {
      setPending: (_accountId, _trackerId, now) =>
        effect('setPending', () => {
          world.pendingSince = now
          return world.dialect
        }),
      clearPending: (_trackerId, seen) =>
        effect('clearPending', () => {
          if (world.pendingSince === seen) world.pendingSince = null
        }),
    },
    trails: {
      getLiveItem: () =>
        effect('getLiveItem', () => ({
          version: 1,
          tracked: world.tracked,
          tail: [],
          latePositions: 0,
        })),
    },
    now: () => world.now,
    clock: () => world.now,
  }

  const tracker = (): StoredTracker & { dialect: Dialect } => ({
    trackerId: TRACKER_ID,
    accountId: OWNER,
    trackId: DEVICE.trackId,
    deviceType: DEVICE.deviceType,
    passwordHash: null,
    pendingSince: world.pendingSince,
    dialect: world.dialect,
  })
  return { world, deps, tracker }
}
