import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../../shared/time.ts'
import type { StampedPosition } from '../../../../shared/tracking/judging/clock.ts'
import { aStoredDevice } from '../../../../test/make/a-stored-device.ts'
import { aStampedPosition, NOON } from '../../../../test/make/tracking/a-position.ts'
import type { AccountJob } from '../../../outside/account-jobs.ts'
import type { StoredExport } from '../../../stores/accounts/data-exports.ts'
import { TooManyPositions } from '../../../stores/trails/trails.ts'
import type { ExportDeps } from './deps.ts'
import { writeExport } from './write-export.ts'

const DAYS = 100
const STARTED: StoredExport = {
  id: 'e1',
  status: 'preparing',
  createdAt: NOON,
  expiresAt: null,
  files: [],
  cursor: null,
}

/** An account whose devices have one position every six hours. `readMax` is how many one reading returns. */
function anExport({ deviceIds = ['T1'], readMax = 1_000 } = {}) {
  const positions: StampedPosition[] = Array.from({ length: DAYS * 4 }, (_, index) =>
    aStampedPosition({ recordedAt: NOON - DAYS * DAY_MS + index * 6 * HOUR_MS, lat: 26 + index / 1_000 }),
  )
  const archives = new Map<string, Buffer>()
  const world = { stored: STARTED, jobs: [] as AccountJob[], mails: 0, aborted: 0, longestReading: 0 }
  const none = async () => []
  const deps: ExportDeps = {
    exports: {
      get: async () => world.stored,
      async advance(_accountId, before, next, planned) {
        if (before.files.length !== world.stored.files.length) return false
        world.stored = next
        world.mails += planned.length
        return true
      },
    },
    files: {
      upload(key) {
        const parts: Uint8Array[] = []
        return {
          write: async (bytes) => void parts.push(bytes),
          async end() {
            archives.set(key, Buffer.concat(parts))
            return Buffer.concat(parts).length
          },
          async abort() {
            world.aborted += 1
          },
        }
      },
    },
    jobs: { send: async (job) => void world.jobs.push(job) },
    trails: {
      startOf: async () => NOON - DAYS * DAY_MS,
      async listPositions(_trackId, from, to) {
        const found = positions.filter(({ shownAt }) => shownAt >= from && shownAt <= to)
        if (found.length > readMax) throw new TooManyPositions()
        world.longestReading = Math.max(world.longestReading, found.length)
        return found
      },
    },
    devices: {
      list: async () =>
        deviceIds.map((deviceId) => aStoredDevice({ deviceId, deviceName: `Boat ${deviceId}` })),
    },
    events: { listPage: async () => ({ events: [], lastKey: null }) },
    data: { recipients: none, payments: none },
    customers: { get: async () => ({ stripeCustomerId: null, waitingOrders: [], customer: null }) },
    gateways: { list: none, listAllUnits: none },
    members: { list: none, listOf: none },
    keys: { listKeys: none },
    audit: { listPage: async () => ({ entries: [], lastKey: null }) },
    geofences: { list: none },
    logbook: { list: none },
    maintenance: { list: none },
    orders: { getMany: none },
    phones: { get: async () => ({ phone: null, isConfirmed: false }) },
    preferences: { get: async () => ({}) },
    pushSubscriptions: { list: async () => new Map() },
    reports: { list: none },
    rules: { list: none },
    schedules: { list: none },
    shares: { list: none },
    snoozes: { list: none },
    subscriptions: { list: none },
    log: { listAll: none },
    getAddress: async () => 'mia@example.com',
    openStripe: async () => null,
    now: () => NOON,
  }
  return {
    world,
    archives,
    deps,
    /** Runs the job once for each time that the queue delivers it. */
    async run(isTimeUp: () => boolean) {
      world.jobs.push({ kind: 'export', accountId: 'mia', exportId: 'e1' })
      while (world.jobs.length > 0) {
        const job = world.jobs.shift()
        if (job?.kind === 'export') await writeExport(job, isTimeUp, deps)
      }
    },
    /** The files of all archives under one name, one after the other. */
    filesNamed: (name: string) =>
      [...archives.values()].flatMap((archive) => {
        const bytes = unzipSync(new Uint8Array(archive))[name]
        return bytes === undefined ? [] : [strFromU8(bytes)]
      }),
  }
}

const linesOf = (csv: string) => csv.trimEnd().split('\r\n').slice(1)

it('T114 is one archive, mailed about once', async () => {
  const { world, archives, run, filesNamed } = anExport({ deviceIds: ['T2', 'T1'] })
  await run(() => false)
  expect([...archives.keys()]).toEqual(['exports/mia/e1/vectra-export-2026-06-01.zip'])
  expect(world).toMatchObject({ mails: 1, stored: { status: 'ready', expiresAt: NOON + 7 * DAY_MS } })
  for (const deviceId of ['T1', 'T2'])
    expect(filesNamed(`positions/${deviceId}.csv`).flatMap(linesOf)).toHaveLength(DAYS * 4)
})

it('T114 a large account gets several archives, with each position once and in order', async () => {
  const { world, archives, run, filesNamed } = anExport({ deviceIds: ['T1', 'T2'] })
  await run(() => true)
  expect(archives.size).toBeGreaterThan(4)
  expect(world.stored).toMatchObject({ status: 'ready', cursor: null })
  expect(world.stored.files.map(({ key }) => key.split('/').at(-1)).slice(0, 2)).toEqual([
    'vectra-export-2026-06-01.zip',
    'vectra-export-2026-06-01-2.zip',
  ])
  const lines = filesNamed('positions/T1.csv').flatMap(linesOf)
  expect(lines).toHaveLength(DAYS * 4)
  expect(lines.toSorted()).toEqual(lines)
  expect(
    filesNamed('positions/T1.gpx')
      .join('')
      .match(/<trkpt /g),
  ).toHaveLength(DAYS * 4)
  for (const gpx of filesNamed('positions/T1.gpx')) expect(gpx).toMatch(/^<\?xml .*<\/gpx>\n$/s)
  expect(filesNamed('README.txt')).toHaveLength(1)
  expect(filesNamed('commands/T1.csv')).toHaveLength(1)
})

it('T114 reads no more positions at once than fit into memory', async () => {
  const { world, run, filesNamed } = anExport({ readMax: 30 })
  await run(() => false)
  expect(world.longestReading).toBeLessThanOrEqual(30)
  expect(filesNamed('positions/T1.csv').flatMap(linesOf)).toHaveLength(DAYS * 4)
})

it('T114 an archive that fails is given up and written again', async () => {
  const { world, archives, deps, run } = anExport()
  const failing = { ...deps, events: { listPage: () => Promise.reject(new Error('the store is down')) } }
  const job = { accountId: 'mia', exportId: 'e1' }
  await expect(writeExport(job, () => false, failing)).rejects.toThrow('the store is down')
  expect(world).toMatchObject({ aborted: 1, stored: STARTED })
  expect(archives.size).toBe(0)
  await run(() => false)
  expect(world).toMatchObject({ mails: 1, stored: { status: 'ready' } })
  await writeExport(job, () => false, deps)
  expect(world.mails).toBe(1)
})
