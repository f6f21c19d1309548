import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { Aedes } from 'aedes'
import { DEFAULT_PREFERENCES } from '../../shared/account/preferences.ts'
import type { Tracking } from '../../shared/devices/tracking.ts'
import { commandsTopic } from '../../shared/tracking/topics.ts'
import type { Command } from './tracker/inbox.ts'
import type { Telemetry } from './tracker/report.ts'

type FakeDevice = {
  vectraDeviceId: string
  deviceType: string
  isInStorageMode?: boolean
  statusDescription?: string
}

const isAddress = (address: unknown): address is AddressInfo =>
  typeof address === 'object' && address !== null && 'port' in address

/** Listens on a free loopback port and returns it. */
export async function portOf(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!isAddress(address)) throw new Error('The server has no port')
  return address.port
}

/** A position of SEA240, from which the fleet continues. */
const trackingWith = (statusDescription: string): Tracking => ({
  latitude: 26.1,
  longitude: -80.1,
  speed: 0,
  heading: 0,
  altitude: 0,
  accuracy: 5,
  acc: false,
  mileage: 1,
  totalEngineHours: 1,
  motionStatus: 'STOPPED',
  statusDescription,
  batteryVoltage: 12.5,
  batteryPercent: null,
  cellularSignalStrength: 20,
  gpsSatelliteCount: 9,
  signalStrength: 20,
  location: null,
  GPSTime: '2026-01-05T12:00:00Z',
  updateTime: '2026-01-05T12:00:00Z',
  lastUpdate: '2026-01-05T12:00:00Z',
  freshness: 'lastKnown',
  flags: [],
  since: null,
  nextContactAt: null,
  reportIntervalSeconds: null,
  onBoard: null,
})

const viewOf = ({
  vectraDeviceId: id,
  deviceType,
  isInStorageMode = false,
  statusDescription,
}: FakeDevice) => ({
  id,
  deviceId: id,
  vectraDeviceId: id,
  deviceName: id,
  originalPlate: id,
  vehicleNum: null,
  deviceType,
  customIcon: null,
  tags: [],
  inputs: {},
  isOnline: false,
  hasSubscription: true,
  subscriptionId: null,
  relayStatus: null,
  isRelayCut: null,
  hasHeldCommand: false,
  isInStorageMode,
  tracking: statusDescription === undefined ? null : trackingWith(statusDescription),
})

/** A broker and the API calls that the fleet makes, for tests. The id YACHT60 is taken. */
export async function aFakeServer() {
  const received: (Telemetry & { trackerId: string })[] = []
  const answers: unknown[] = []
  const devices: FakeDevice[] = []
  const rotations = new Map<string, number>()
  const broker = await Aedes.createBroker({
    authenticate: (client, username, password, done) =>
      done(null, client.id === username && password?.toString() === `${username}-${rotations.get(username)}`),
    authorizePublish: (client, { topic, payload }, done) => {
      const message = JSON.parse(payload.toString())
      const trackerId = client?.id ?? ''
      if (topic.endsWith('/answers')) answers.push(message)
      else received.push(...[message].flat().map((telemetry: Telemetry) => ({ trackerId, ...telemetry })))
      done(null)
    },
  })
  const mqttServer = createTcpServer(broker.handle)
  const httpServer = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const { status, reply } = responseTo(`${request.method} ${request.url}`, body)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
  })
  const mqtt = { host: '127.0.0.1', port: await portOf(mqttServer), tls: false }
  const url = `http://127.0.0.1:${await portOf(httpServer)}`

  function responseTo(route: string, body: string): { status: number; reply: unknown } {
    if (route === 'GET /config.json')
      return {
        status: 200,
        reply: { apiUrl: `${url}/api`, userPoolClientId: 'c1', userPoolEndpoint: `${url}/idp`, mqtt },
      }
    if (route === 'POST /idp') {
      if (JSON.parse(body).AuthParameters.PASSWORD !== 'good')
        return { status: 400, reply: { message: 'Incorrect username or password.' } }
      return { status: 200, reply: { AuthenticationResult: { AccessToken: 'signed', IdToken: 'signed' } } }
    }
    if (route === 'GET /api/vectra/devices')
      return {
        status: 200,
        reply: {
          devices: devices.map(viewOf),
          availableDevices: 3,
          message: null,
          devicesWithLatePositions: 0,
        },
      }
    if (route === 'POST /api/vectra/devices') {
      const device = JSON.parse(body)
      if (device.vectraDeviceId === 'YACHT60') return { status: 409, reply: { code: 'device-not-available' } }
      devices.push(device)
      return { status: 201, reply: { success: true, device: viewOf(device), hasCredentials: false } }
    }
    if (route === 'GET /api/vectra/preferences')
      return { status: 200, reply: { preferences: DEFAULT_PREFERENCES } }
    const trackerId = /^POST \/api\/vectra\/devices\/(.+)\/credentials$/.exec(route)?.[1] ?? ''
    rotations.set(trackerId, (rotations.get(trackerId) ?? 0) + 1)
    const password = `${trackerId}-${rotations.get(trackerId)}`
    const topics = { telemetry: '', commands: '', answers: '' }
    const http = { url: '' }
    return { status: 201, reply: { trackerId, username: trackerId, password, ...mqtt, topics, http } }
  }

  /** Publishes a command as the server does: it is lost if the tracker is offline. */
  const send = (trackerId: string, command: Command) =>
    new Promise<void>((resolve) => {
      const payload = JSON.stringify(command)
      const topic = commandsTopic(trackerId)
      broker.publish({ cmd: 'publish', topic, payload, qos: 1, retain: false, dup: false }, () => resolve())
    })

  async function close() {
    await new Promise<void>((resolve) => broker.close(resolve))
    mqttServer.close()
    httpServer.close()
  }
  return { url, broker, received, answers, devices, rotations, send, close }
}
