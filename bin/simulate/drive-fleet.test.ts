import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { driveFleet, type FleetOptions } from './drive-fleet.ts'
import { aStandInServer } from './stand-in-server.ts'

const NEVER = new AbortController().signal

let server: Awaited<ReturnType<typeof aStandInServer>>
let folder: string

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  server = await aStandInServer()
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
  historyHours: 0,
  seconds: 1,
  email: 'demo@vectra.local',
  password: 'good',
  credentialsFile: join(folder, 'kept', 'fleet.json'),
  ledgerFile: join(folder, 'ledger.txt'),
  ...changes,
})

describe('the fleet', () => {
  it('adds its devices, drives, and writes down what was acknowledged', async () => {
    await driveFleet(options({}), NEVER)
    expect(server.devices).toMatchObject([
      { vectraDeviceId: 'SEA240', deviceType: 'boat', deviceName: 'Sea Ray 240', testingMode: true },
      { vectraDeviceId: 'SAIL34', deviceType: 'sailboat' },
    ])
    expect(server.heard.length).toBeGreaterThanOrEqual(10)
    const ledger = readFileSync(join(folder, 'ledger.txt'), 'utf8').trimEnd().split('\n')
    expect(ledger.toSorted()).toEqual(
      server.heard.map(({ trackerId, time }) => `${trackerId},${time}`).toSorted(),
    )
    expect(statSync(join(folder, 'kept', 'fleet.json')).mode & 0o777).toBe(0o600)
  })

  it('sends its past first, in order', async () => {
    await driveFleet(options({ count: 1, historyHours: 2, rate: null }), NEVER)
    const times = server.heard.map(({ time }) => Date.parse(time))
    expect(times.length).toBeGreaterThan(120)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Date.now() - (times[0] ?? 0)).toBeGreaterThan(1.9 * 3_600_000)
  })

  it('keeps its credentials, and takes new ones when they are refused', async () => {
    await driveFleet(options({ count: 1, seconds: 0.5 }), NEVER)
    await driveFleet(options({ count: 1, seconds: 0.5 }), NEVER)
    expect(server.rotations.get('SEA240')).toBe(1)
    server.rotations.set('SEA240', 2)
    server.heard.length = 0
    await driveFleet(options({ count: 1, seconds: 1 }), NEVER)
    expect(server.rotations.get('SEA240')).toBe(3)
    expect(server.heard.length).toBeGreaterThan(2)
  })

  it('answers commands', async () => {
    const payload = JSON.stringify({ commandId: 'c1', text: 'DANCE#' })
    const topic = 'vectra/trackers/SEA240/commands'
    server.broker.on('subscribe', () =>
      server.broker.publish(
        { cmd: 'publish', topic, payload, qos: 1, retain: false, dup: false },
        () => undefined,
      ),
    )
    await driveFleet(options({ count: 1 }), NEVER)
    expect(server.answers).toContainEqual({ commandId: 'c1', text: 'Unknown command: DANCE#' })
  })

  it('loses nothing when the connection breaks', async () => {
    server.broker.once('client', (client) => setTimeout(() => client.close(), 400))
    await driveFleet(options({ count: 1, seconds: 3 }), NEVER)
    const ledger = readFileSync(join(folder, 'ledger.txt'), 'utf8').trimEnd().split('\n')
    expect(ledger.length).toBeGreaterThan(20)
    expect(new Set(server.heard.map(({ trackerId, time }) => `${trackerId},${time}`))).toEqual(
      new Set(ledger),
    )
  })

  it('ends when it is told to', async () => {
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(), 300)
    await driveFleet(options({ seconds: null }), stopping.signal)
  })

  it('says in plain words what is wrong', async () => {
    await expect(driveFleet(options({ password: 'bad' }), NEVER)).rejects.toThrow(
      'demo@vectra.local cannot sign in: 400, Incorrect username or password.',
    )
    const nobody = options({ siteUrl: 'http://127.0.0.1:1' })
    await expect(driveFleet(nobody, NEVER)).rejects.toThrow(/No server answers at http:\/\/127.0.0.1:1/)
  })
})
