import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Aedes } from 'aedes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { driveFleet, type FleetOptions } from './drive-fleet.ts'

const ACCESS_TOKEN = 'signed'
const NEVER = new AbortController().signal

let broker: Aedes
let mqttServer: TcpServer
let httpServer: Server
let folder: string
let heard: { trackerId: string; time: string }[]
let answers: unknown[]
let devices: { vectraDeviceId: string; deviceType: string }[]
let rotations: Map<string, number>

const isAddress = (address: unknown): address is AddressInfo =>
  typeof address === 'object' && address !== null && 'port' in address
const portOf = (server: { address(): unknown }) => {
  const address = server.address()
  if (!isAddress(address)) throw new Error('not listening')
  return address.port
}
const listening = (server: Server | TcpServer) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

const viewOf = ({ vectraDeviceId: id, deviceType }: { vectraDeviceId: string; deviceType: string }) => ({
  id,
  deviceId: id,
  vectraDeviceId: id,
  deviceName: id,
  originalPlate: id,
  vehicleNum: null,
  deviceType,
  customIcon: null,
  tags: [],
  isOnline: false,
  hasSubscription: true,
  subscriptionId: null,
  relayStatus: null,
  isInStorageMode: false,
  tracking: null,
})

/** The calls of the server that the fleet makes. */
function answerTo(route: string, body: string): { status: number; reply: unknown } {
  if (route === 'GET /config.json') {
    const site = `http://127.0.0.1:${portOf(httpServer)}`
    return {
      status: 200,
      reply: { apiUrl: `${site}/api`, userPoolClientId: 'c1', userPoolEndpoint: `${site}/idp` },
    }
  }
  if (route === 'POST /idp') {
    if (JSON.parse(body).AuthParameters.PASSWORD !== 'good')
      return { status: 400, reply: { message: 'Incorrect username or password.' } }
    return { status: 200, reply: { AuthenticationResult: { AccessToken: ACCESS_TOKEN } } }
  }
  if (route === 'GET /api/vectra/devices')
    return { status: 200, reply: { devices: devices.map(viewOf), availableDevices: 3, message: null } }
  if (route === 'POST /api/vectra/devices') {
    const device = JSON.parse(body)
    if (device.vectraDeviceId === 'YACHT60') return { status: 409, reply: { code: 'device-not-available' } }
    devices.push(device)
    return { status: 201, reply: { success: true, device: viewOf(device) } }
  }
  const trackerId = /^POST \/api\/vectra\/devices\/(.+)\/credentials$/.exec(route)?.[1] ?? ''
  const rotation = (rotations.get(trackerId) ?? 0) + 1
  rotations.set(trackerId, rotation)
  const credentials = { trackerId, username: trackerId, password: `${trackerId}-${rotation}` }
  const topics = { telemetry: '', commands: '', answers: '' }
  const address = { host: '127.0.0.1', port: portOf(mqttServer), tls: false }
  return { status: 201, reply: { ...credentials, ...address, topics } }
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  heard = []
  answers = []
  devices = []
  rotations = new Map()
  folder = mkdtempSync(join(tmpdir(), 'vectra-fleet-'))
  broker = await Aedes.createBroker({
    authenticate: (client, username, password, done) =>
      done(null, client.id === username && password?.toString() === `${username}-${rotations.get(username)}`),
    authorizePublish: (client, { topic, payload }, done) => {
      const message = JSON.parse(payload.toString())
      const trackerId = client?.id ?? ''
      if (topic.endsWith('/answers')) answers.push(message)
      else heard.push(...[message].flat().map(({ time }: { time: string }) => ({ trackerId, time })))
      done(null)
    },
  })
  mqttServer = createTcpServer(broker.handle)
  httpServer = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const { status, reply } = answerTo(`${request.method} ${request.url}`, body)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
  })
  await Promise.all([listening(mqttServer), listening(httpServer)])
})

afterEach(async () => {
  vi.restoreAllMocks()
  await new Promise<void>((resolve) => broker.close(resolve))
  mqttServer.close()
  httpServer.close()
  rmSync(folder, { recursive: true })
})

const options = (changes: Partial<FleetOptions>): FleetOptions => ({
  siteUrl: `http://127.0.0.1:${portOf(httpServer)}`,
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
    expect(devices).toMatchObject([
      { vectraDeviceId: 'SEA240', deviceType: 'boat', deviceName: 'Sea Ray 240', testingMode: true },
      { vectraDeviceId: 'SAIL34', deviceType: 'sailboat' },
    ])
    expect(heard.length).toBeGreaterThanOrEqual(10)
    const ledger = readFileSync(join(folder, 'ledger.txt'), 'utf8').trimEnd().split('\n')
    expect(ledger.toSorted()).toEqual(heard.map(({ trackerId, time }) => `${trackerId},${time}`).toSorted())
    expect(statSync(join(folder, 'kept', 'fleet.json')).mode & 0o777).toBe(0o600)
  })

  it('sends its past first, in order', async () => {
    await driveFleet(options({ count: 1, historyHours: 2, rate: null }), NEVER)
    const times = heard.map(({ time }) => Date.parse(time))
    expect(times.length).toBeGreaterThan(120)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Date.now() - (times[0] ?? 0)).toBeGreaterThan(1.9 * 3_600_000)
  })

  it('keeps its credentials, and takes new ones when they are refused', async () => {
    await driveFleet(options({ count: 1, seconds: 0.5 }), NEVER)
    await driveFleet(options({ count: 1, seconds: 0.5 }), NEVER)
    expect(rotations.get('SEA240')).toBe(1)
    rotations.set('SEA240', 2)
    heard = []
    await driveFleet(options({ count: 1, seconds: 1 }), NEVER)
    expect(rotations.get('SEA240')).toBe(3)
    expect(heard.length).toBeGreaterThan(2)
  })

  it('answers commands', async () => {
    const payload = JSON.stringify({ commandId: 'c1', text: 'DANCE#' })
    const topic = 'vectra/trackers/SEA240/commands'
    broker.on('subscribe', () =>
      broker.publish({ cmd: 'publish', topic, payload, qos: 1, retain: false, dup: false }, () => undefined),
    )
    await driveFleet(options({ count: 1 }), NEVER)
    expect(answers).toContainEqual({ commandId: 'c1', text: 'Unknown command: DANCE#' })
  })

  it('loses nothing when the connection breaks', async () => {
    broker.once('client', (client) => setTimeout(() => client.close(), 400))
    await driveFleet(options({ count: 1, seconds: 3 }), NEVER)
    const ledger = readFileSync(join(folder, 'ledger.txt'), 'utf8').trimEnd().split('\n')
    expect(ledger.length).toBeGreaterThan(20)
    expect(new Set(heard.map(({ trackerId, time }) => `${trackerId},${time}`))).toEqual(new Set(ledger))
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
