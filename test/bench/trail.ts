import { createServer, get, request } from 'node:http'
import mqtt from 'mqtt'
import { freePort, listen } from '../../bin/local/ports.ts'
import { DAY_MS, toIso } from '../../shared/time.ts'
import { TRAIL_COLUMNS_MEDIA_TYPE } from '../../shared/trails/trail-columns.ts'
import { demoApi } from '../make/demo-api.ts'
import { startLocalProcess } from '../make/local-process.ts'
import { median, type Row, rounded } from './report.ts'

const POINTS = 40_320
/** As the tail is flushed: 1,344 chunks. */
const POINTS_IN_CHUNK = 30
const READS = 31
const GOAL_MS = 60
const GOAL_BYTES = 130_000

/** The trail of seven days as columns, beside the same bytes served from memory. */
export async function measureTrail(): Promise<Row[]> {
  const run = await startLocalProcess({ more: ['--fresh'] })
  const api = await demoApi(run.url)
  const password = await api.addTracker('WEEK')
  await publishWeek(run.mqttPort, password)
  const ask = () =>
    timed(`${run.url}/api/vectra/device/trail`, api.authorization, {
      deviceId: 'WEEK',
      minutes: 7 * 24 * 60 + 10,
    })
  const reads = []
  for (let read = 0; read < READS; read++) reads.push(await ask())
  await run.stop()
  const bytes = reads[0]?.body ?? Buffer.alloc(0)
  const fromMemory = await memoryRate(bytes)
  const ms = median(reads.map((read) => read.ms))
  return [
    {
      name: `trail of 7 days, ${POINTS} points`,
      value: rounded(ms, 1),
      unit: 'ms median',
      goal: '60 or less',
      met: ms <= GOAL_MS,
    },
    { name: '  the same bytes from memory', value: rounded(fromMemory, 1), unit: 'ms median' },
    {
      name: '  compressed',
      value: bytes.length,
      unit: 'bytes',
      goal: '130,000 or less',
      met: bytes.length <= GOAL_BYTES,
    },
  ]
}

async function publishWeek(mqttPort: number, password: string): Promise<void> {
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${mqttPort}`, {
    protocolVersion: 4,
    clientId: 'WEEK',
    username: 'WEEK',
    password,
  })
  const week = aWeek()
  for (let first = 0; first < week.length; first += POINTS_IN_CHUNK) {
    const chunk = JSON.stringify(week.slice(first, first + POINTS_IN_CHUNK))
    await client.publishAsync('vectra/trackers/WEEK/telemetry', chunk, { qos: 1 })
  }
  await client.endAsync()
}

/** A week of a van at a fix every 15 s: it drives half of each hour, turns, slows, and its receiver is never quite still. */
function aWeek() {
  const start = Date.now() - 7 * DAY_MS
  let [lat, lng, seed] = [26.1, -80.2, 1]
  const noise = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647 - 0.5
  }
  return Array.from({ length: POINTS }, (_, index) => {
    const driving = index % 240 < 120
    const course = (Math.floor(index / 40) * 90 + Math.round(noise() * 10) + 360) % 360
    const speedKmh = driving ? 40 + Math.round(noise() * 200) / 10 : 0
    const step = (speedKmh / 3.6) * 15
    lat += (Math.cos((course * Math.PI) / 180) * step) / 111_000 + noise() * 0.00004
    lng += (Math.sin((course * Math.PI) / 180) * step) / 99_000 + noise() * 0.00004
    return {
      time: toIso(start + index * 15_000),
      lat: Number(lat.toFixed(6)),
      lng: Number(lng.toFixed(6)),
      speedKmh,
      course,
      altitudeM: 3 + Math.round(noise() * 2),
      ignition: driving,
      satellites: 11,
      batteryVolts: driving ? 13.8 : 12.6,
    }
  })
}

function timed(url: string, authorization: string, body: object): Promise<{ ms: number; body: Buffer }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: 'POST',
        headers: {
          authorization,
          accept: TRAIL_COLUMNS_MEDIA_TYPE,
          'accept-encoding': 'gzip',
          'content-type': 'application/json',
        },
      },
      (response) =>
        collect(response, (bytes) => resolve({ ms: performance.now() - started, body: bytes }), reject),
    )
    asking.on('error', reject)
    asking.end(JSON.stringify(body))
  })
}

async function memoryRate(bytes: Buffer): Promise<number> {
  const server = createServer((_request, response) => response.end(bytes))
  const port = await listen(server, await freePort(), '127.0.0.1')
  const times: number[] = []
  for (let read = 0; read < READS; read++) {
    const started = performance.now()
    await new Promise<Buffer>((resolve, reject) => {
      get(`http://127.0.0.1:${port}/`, (response) => collect(response, resolve, reject)).on('error', reject)
    })
    times.push(performance.now() - started)
  }
  server.close()
  return median(times)
}

function collect(
  response: NodeJS.ReadableStream,
  done: (bytes: Buffer) => void,
  failed: (error: Error) => void,
): void {
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  response.on('end', () => done(Buffer.concat(parts)))
  response.on('error', failed)
}
