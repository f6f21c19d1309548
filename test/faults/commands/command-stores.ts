import type { CommandsDeps } from '../../../functions/handlers/commands/actions.ts'
import type { DeliveryDeps } from '../../../functions/relay/deliver-commands.ts'
import type { StoredDevice } from '../../../functions/stores/devices/devices.ts'
import type { StoredTracker } from '../../../functions/stores/devices/trackers.ts'
import type { Command } from '../../../shared/commands/command.ts'
import { LogEntry } from '../../../shared/commands/log-entry.ts'
import { DEFAULT_DIALECT, type Dialect } from '../../../shared/trackers/dialects.ts'
import { NOTHING_TRACKED, type Tracked } from '../../../shared/tracking/tracked.ts'
import { aStoredDevice } from '../../make/a-stored-device.ts'
import { NOON } from '../../make/tracking/a-position.ts'
import type { NumberedEntry } from './command-log-faults.ts'

/** Called before and after each effect with its name. Throwing simulates a crash there, waiting a race. */
export type OnEffect = (effect: string) => Promise<void>

export const OWNER = 'owner'
export const TRACKER_ID = 'T1'

const DEVICE = aStoredDevice({
  accountId: OWNER,
  deviceId: TRACKER_ID,
  deviceName: 'Van',
  deviceType: 'car',
})

type World = {
  now: number
  covered: boolean
  device: StoredDevice
  dialect: Dialect
  tracked: Tracked
  pendingSince: number | null
  /** The account's commands in the current hour. */
  counted: { count: number; windowStart: number }
  entries: NumberedEntry[]
  published: Command[]
}

/** In-memory versions of everything that commands depend on. Tests read and change their state in `world`. */
export function commandStores(onEffect: OnEffect = async () => {}) {
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

  async function effect<T>(name: string, run: () => T): Promise<T> {
    await onEffect(`before ${name}`)
    const result = run()
    await onEffect(`after ${name}`)
    return result
  }

  const deps: CommandsDeps & DeliveryDeps = {
    accounts: {
      reserve: (_accountId, _counter, now, windowOpenedAfter, max) =>
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
      get: ({ accountId }, deviceId) =>
        effect('find', () => (accountId === OWNER && deviceId === TRACKER_ID ? world.device : null)),
      updateSwitch: (_accountId, _deviceId, _trackId, switched, now) =>
        effect('setSwitched', () => {
          world.device =
            'relay' in switched
              ? { ...world.device, relayStatus: switched.relay, relayStatusAt: now }
              : { ...world.device, isInStorageMode: switched.stored }
        }),
      updateHeld: (_owner, until, entry) =>
        effect('setHeld', () => {
          if ((world.device.heldEntry ?? 0) <= entry)
            world.device = { ...world.device, heldUntil: until, heldEntry: entry }
        }),
    },
    events: {
      saveNotification: () => Promise.reject(new Error('No event requests these commands')),
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
          rulesCheckAt: null,
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
