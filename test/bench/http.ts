import { Agent, request } from 'node:http'
import { devices } from '../../shared/devices/devices.routes.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { trails } from '../../shared/trails/trails.routes.ts'
import { demoApi } from '../make/api/demo-api.ts'
import type { LocalProcess } from '../make/local/local-process.ts'
import { figure } from './figure.ts'
import { storeRate } from './ingest.ts'
import { inForms } from './part.ts'

const BATCH = 200

type Load = { trackers: number; seconds: number }

/** Positions per second by HTTP until they are stored, one by one and in batches, compared with the store alone. */
export const http = inForms<Load>(
  { trackers: 200, seconds: 15 },
  { trackers: 2, seconds: 0.2 },
  async (load, tools) => {
    const store = await storeRate(load, tools)
    const run = await tools.localRun()
    const single = await productRate(run, load, 1)
    const batched = await productRate(run, load, BATCH)
    return [
      figure('conditional updates of the store alone', store, 'a second'),
      figure(`positions by HTTP one by one, ${load.trackers} trackers`, single.rate, 'a second', {
        atLeast: 800,
      }),
      figure('  compared with the store alone', (100 * single.rate) / store, '%'),
      figure(`positions by HTTP in batches of ${BATCH}`, batched.rate, 'a second', { atLeast: 10_000 }),
      figure('  acknowledged but lost', single.lost + batched.lost, 'positions', { atMost: 0 }),
    ]
  },
)

/** Each tracker sends its next request once the last is answered, and waits where it is asked to. */
async function productRate(run: LocalProcess, { trackers, seconds }: Load, batch: number) {
  const api = await demoApi(run.url)
  const urls = await Promise.all(
    Array.from({ length: trackers }, async (_, index) => {
      const trackerId = `HTTP${batch}-${index}`
      await api.addTracker(trackerId)
      const created = await api.call('POST', `/vectra/devices/${trackerId}/credentials`)
      return { trackerId, url: devices.createCredentials.reply.parse(created).http.url }
    }),
  )
  const started = Date.now()
  const until = started + seconds * SECOND_MS
  const counts = await Promise.all(
    urls.map(async ({ url }, index) => {
      let stored = 0
      while (Date.now() < until) {
        const body = positions(started, index, stored, batch)
        if ((await post(url, body)) === 200) stored += batch
        else await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return stored
    }),
  )
  const spentS = (Date.now() - started) / SECOND_MS
  let lost = 0
  for (const [index, { trackerId }] of urls.entries()) {
    const range = { startTime: toIso(started - 24 * HOUR_MS), endTime: toIso(Date.now() + MINUTE_MS) }
    const reply = await api.call('POST', '/vectra/device/trail', { deviceId: trackerId, ...range })
    const { trail } = trails.getTrail.reply.parse(reply)
    lost += Math.max(0, (counts[index] ?? 0) - new Set(trail.map(({ timestamp }) => timestamp)).size)
  }
  return { rate: counts.reduce((sum, count) => sum + count, 0) / spentS, lost }
}

const agent = new Agent({ keepAlive: true })

/**
 * Sends JSON and returns the status of the response. `fetch` takes five times the processor time, which the run that is
 * measured then lacks: both share the machine.
 */
const post = (url: string, body: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    request(url, { method: 'POST', agent, headers }, (response) => {
      response
        .on('end', () => resolve(response.statusCode))
        .on('error', reject)
        .resume()
    })
      .on('error', reject)
      .end(body)
  })

/** A tenth of a second apart: live where they come one by one, from twelve hours ago on in batches. */
const positions = (started: number, tracker: number, first: number, count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      time: toIso(started - (count === 1 ? 0 : 12 * HOUR_MS) + (first + index) * (SECOND_MS / 10)),
      lat: 26 + tracker * 0.001 + (first + index) * 0.00001,
      lng: -80.1,
      speedKmh: 40,
      satellites: 11,
      ignition: true,
    })),
  )
