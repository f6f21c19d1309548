import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import { aStoredDevice } from '../../../test/make/a-stored-device.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { onBoardWith } from '../../../test/make/tracking/on-board.ts'
import { TooManyPositions } from '../../stores/trails/trails.ts'
import { trailActions } from './actions.ts'

const CALLER = aCaller('a1')
const YEAR = { from: '2025-01-01T00:00:00Z', to: '2025-12-31T00:00:00Z' }

const nothing = async () => undefined

/** The routes of an account with one device, whose trail a call of `read` answers. */
const actionsWith = (read: () => Promise<ReturnType<typeof aStampedPosition>[]>, covered = true) =>
  trailActions({
    devices: { get: async () => aStoredDevice(), list: async () => [aStoredDevice({ vehicleNum: 'VAN 1' })] },
    subscriptions: { covers: async () => covered },
    trails: { listPositions: read, getLiveItem: async () => null },
    importPositions: async () => ({ stored: 0, repeated: 0, tooOld: 0, inFuture: 0 }),
    logbook: { listBetween: async () => [], save: nothing, remove: nothing },
    townFinder: async () => () => null,
    now: () => NOON,
  })

const ROUTES = {
  trail: (actions: ReturnType<typeof actionsWith>, caller = CALLER) =>
    actions.getTrail(
      { path: {}, query: undefined, body: { deviceId: 'VAN-1', startTime: YEAR.from, endTime: YEAR.to } },
      caller,
    ),
  columns: (actions: ReturnType<typeof actionsWith>) =>
    ROUTES.trail(actions, { ...CALLER, wantsAlternative: true }),
  history: (actions: ReturnType<typeof actionsWith>) =>
    actions.getHistory(
      {
        path: {},
        query: undefined,
        body: { vehiclePlate: 'VAN 1', startDate: YEAR.from, endDate: YEAR.to, timezoneOffset: 0 },
      },
      CALLER,
    ),
  'readings on board': (actions: ReturnType<typeof actionsWith>) =>
    actions.getOnBoard({ path: { id: 'VAN-1' }, query: undefined, body: undefined }, CALLER),
  trips: (actions: ReturnType<typeof actionsWith>) =>
    actions.listTrips({ path: { id: 'VAN-1' }, query: YEAR, body: undefined }, CALLER),
}

it.each(Object.entries(ROUTES))(
  'T32 the %s of too many points is refused with what to do',
  async (_name, call) => {
    const tooMany = () => Promise.reject(new TooManyPositions())
    expect(await call(actionsWith(tooMany))).toEqual({
      refused: 'too-many-points',
      message: 'The range has more than 400,000 points. Request a shorter one.',
    })
    expect(await call(actionsWith(tooMany, false))).toEqual({ refused: 'not-found' })
    await expect(call(actionsWith(() => Promise.reject(new Error('bug'))))).rejects.toThrow('bug')
  },
)

it('LIV-7 the readings on board are those of the last day, and of no device that is not covered', async () => {
  const aboard = (agoMs: number, volts: number, depthM: number, fuel: number) => {
    const batteries = { house: { volts, percent: null } }
    const onBoard = onBoardWith({ batteries, depthM, tanks: { fuel }, bilgePump: agoMs === 0 })
    return aStampedPosition({ recordedAt: NOON - agoMs, onBoard })
  }
  const read = async () => [
    aboard(DAY_MS + 1, 12.9, 5, 0.9),
    aboard(DAY_MS, 12.8, 4, 0.8),
    aboard(DAY_MS - HOUR_MS, 12.8, 4, 0.8),
    aboard(0, 12.5, 3, 0.7),
  ]
  const [before, hourLater, now] = [DAY_MS, DAY_MS - HOUR_MS, 0].map((agoMs) => toIso(NOON - agoMs))
  expect(await ROUTES['readings on board'](actionsWith(read))).toEqual({
    reply: {
      batteries: [
        {
          name: 'house',
          emptyAt: null,
          voltages: [
            { at: before, volts: 12.8 },
            { at: hourLater, volts: 12.8 },
            { at: now, volts: 12.5 },
          ],
        },
      ],
      depths: [
        { at: before, depthM: 4 },
        { at: hourLater, depthM: 4 },
        { at: now, depthM: 3 },
      ],
      tanks: [
        {
          name: 'fuel',
          levels: [
            { at: before, share: 0.8 },
            { at: hourLater, share: 0.8 },
            { at: now, share: 0.7 },
          ],
        },
      ],
      switches: [{ reading: 'bilgePump', on: [], off: [{ from: before, to: hourLater }] }],
    },
  })
  expect(await ROUTES['readings on board'](actionsWith(read, false))).toEqual({ refused: 'not-found' })
})
