import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'aedes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { driveFleet, type FleetOptions } from './drive-fleet.ts'
import { aFakeServer } from './fake-server.ts'
import type { Command } from './tracker/inbox.ts'

const NEVER = new AbortController().signal

let server: Awaited<ReturnType<typeof aFakeServer>>
let folder: string

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  server = await aFakeServer()
  folder = mkdtempSync(join(tmpdir(), 'vectra-fleet-'))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
  rmSync(folder, { recursive: true })
})

const options = (changes: Partial<FleetOptions>): FleetOptions => ({
  siteUrl: server.url,
  count: 3,
  rate: 10,
  hourSeconds: 3600,
  dropout: 0,
  historyHours: 0,
  seconds: 1,
  email: 'mia@example.com',
  password: 'good',
  credentialsFile: join(folder, 'stored', 'fleet.json'),
  ledgerFile: join(folder, 'ledger.txt'),
  ...changes,
})

describe('the fleet', () => {
  it('adds its devices, drives, and writes a ledger of acknowledged positions', async () => {
    const stopping = new AbortController()
    const driving = driveFleet(options({ seconds: null }), stopping.signal)
    await vi.waitUntil(() => server.received.length >= 10, { timeout: 15_000 })
    stopping.abort()
    await driving
    expect(server.devices).toMatchObject([
      { vectraDeviceId: 'SEA240', deviceType: 'boat', deviceName: 'Sea Ray 240', testingMode: true },
      { vectraDeviceId: 'SAIL34', deviceType: 'sailboat' },
    ])
    const ledger = readFileSync(join(folder, 'ledger.txt'), 'utf8').trimEnd().split('\n')
    expect(ledger.toSorted()).toEqual(
      server.received.map(({ trackerId, time }) => `${trackerId},${time}`).toSorted(),
    )
    expect(statSync(join(folder, 'stored', 'fleet.json')).mode & 0o777).toBe(0o600)
  })

  it('sends its history first, in order', async () => {
    const stopping = new AbortController()
    const driving = driveFleet(
      options({ count: 1, historyHours: 2, rate: null, seconds: null }),
      stopping.signal,
    )
    await vi.waitUntil(() => server.received.length >= 3, { timeout: 15_000 })
    stopping.abort()
    await driving
    const times = server.received.map(({ time }) => Date.parse(time))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Date.now() - (times[0] ?? 0)).toBeGreaterThan(1.9 * 3_600_000)
  })

  it('stores its credentials, and renews them when they are refused', async () => {
    await driveFleet(options({ count: 1, seconds: 0.5 }), NEVER)
    await driveFleet(options({ count: 1, seconds: 0.5 }), NEVER)
    expect(server.rotations.get('SEA240')).toBe(1)
    server.rotations.set('SEA240', 2)
    server.received.length = 0
    await driveFleet(options({ count: 1, seconds: 1 }), NEVER)
    expect(server.rotations.get('SEA240')).toBe(3)
    expect(server.received.length).toBeGreaterThan(2)
  })

  it('loses nothing when the connection is lost', async () => {
    const stopping = new AbortController()
    const clients: Client[] = []
    server.broker.on('client', (client) => clients.push(client))
    const driving = driveFleet(options({ count: 1, seconds: null }), stopping.signal)
    const receive = (count: number) =>
      vi.waitUntil(() => server.received.length >= count, { timeout: 15_000 })
    await receive(1)
    clients[0]?.close()
    await vi.waitUntil(() => clients.length === 2, { timeout: 15_000 })
    await receive(server.received.length + 20)
    stopping.abort()
    await driving
    const ledger = readFileSync(join(folder, 'ledger.txt'), 'utf8').trimEnd().split('\n')
    expect(ledger.length).toBeGreaterThan(20)
    expect(new Set(server.received.map(({ trackerId, time }) => `${trackerId},${time}`))).toEqual(
      new Set(ledger),
    )
  })

  it('stops when it is aborted', async () => {
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(), 300)
    await driveFleet(options({ seconds: null }), stopping.signal)
  })

  it('reports what is wrong', async () => {
    await expect(driveFleet(options({ password: 'bad' }), NEVER)).rejects.toThrow(
      'Cannot sign in as mia@example.com: 400, Incorrect username or password.',
    )
    const noServer = options({ siteUrl: 'http://127.0.0.1:1' })
    await expect(driveFleet(noServer, NEVER)).rejects.toThrow(/Cannot reach http:\/\/127.0.0.1:1/)
  })
})

describe('a tracker of the fleet', () => {
  const STORE: Command = { commandId: 'store', text: 'HC,15,3600,3600#' }
  const WAKE: Command = { commandId: 'wake', text: 'HC,15,60,60#' }

  /** Runs a test while the boat alone drives, at its own intervals. */
  async function whileDriving(changes: Partial<FleetOptions>, test: () => Promise<void>) {
    const stopping = new AbortController()
    const listening = once(server.broker, 'subscribe')
    const driving = driveFleet(options({ count: 1, rate: null, seconds: null, ...changes }), stopping.signal)
    try {
      await listening
      await test()
    } finally {
      stopping.abort()
      await driving
    }
  }
  const until = (holds: () => boolean) =>
    vi.waitFor(() => expect(holds()).toBe(true), { timeout: 30_000, interval: 20 })
  const newest = () => server.received.at(-1)

  it('CMD-5 answers a command, T52 once and before its expiry only', async () => {
    await whileDriving({}, async () => {
      const dance = { commandId: 'c1', text: 'DANCE#' }
      await server.send('SEA240', dance)
      await server.send('SEA240', dance)
      await server.send('SEA240', { ...dance, commandId: 'late', expiresAt: '2026-01-05T12:00:00.000Z' })
      await server.send('SEA240', { commandId: 'c2', text: 'VERSION#' })
      await until(() => server.answers.length >= 2)
    })
    expect(server.answers).toEqual([
      { commandId: 'c1', text: 'Unknown command: DANCE#' },
      { commandId: 'c2', text: '[VERSION]VECTRA_SIM_V1.0' },
    ])
  })

  it('CMD-5 in storage mode is offline between its check-ins, and executes commands at one', async () => {
    await whileDriving({ hourSeconds: 3 }, async () => {
      const disconnected = once(server.broker, 'clientDisconnect')
      await server.send('SEA240', STORE)
      await disconnected
      expect(newest()).toMatchObject({ reportIntervalSeconds: 3600 })
      const checkIn = once(server.broker, 'subscribe')
      await server.send('SEA240', { commandId: 'lost', text: 'RELAY,1#' })
      await checkIn
      await server.send('SEA240', WAKE)
      await until(() => (newest()?.reportIntervalSeconds ?? 3600) <= 60)
    })
    expect(server.answers).toMatchObject([{ commandId: 'store' }, { commandId: 'wake' }])
    expect(server.received.some(({ relayCut }) => relayCut)).toBe(false)
  })

  it('that is flaky executes commands without answering, and reconnects after it dropped out', async () => {
    let dropouts = 0
    server.broker.on('clientDisconnect', () => {
      dropouts += 1
    })
    await whileDriving({ dropout: 1 }, async () => {
      for (const command of [STORE, WAKE, { ...STORE, commandId: 'again' }]) {
        await server.send('SEA240', command)
        const isStored = command.text === STORE.text
        await until(() => (newest()?.reportIntervalSeconds === 3600) === isStored)
      }
      // with this seed it drops out twice, and then sends no answer
      expect(dropouts).toBe(2)
    })
    expect(server.answers).toEqual([])
  })

  it('is still cut and in storage mode after a restart of the fleet', async () => {
    server.devices.push({
      vectraDeviceId: 'SEA240',
      deviceType: 'boat',
      statusDescription: 'ACC_OFF, Stop 0H5M, Fuel supply cut',
      isInStorageMode: true,
    })
    await whileDriving({}, () => until(() => server.received.length > 0))
    expect(newest()).toMatchObject({ relayCut: true, reportIntervalSeconds: 3600, speedKmh: 0 })
  })
})
