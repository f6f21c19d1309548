import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod'
import { type Random, randomFrom } from '../../bin/simulate/vehicle/random.ts'
import { GEOFENCES_MAX } from '../../shared/geofences/geofence.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { median } from '../make/percentile.ts'
import { SEED } from '../seed.ts'
import { type Row, rounded } from './report.ts'
import { timedGet } from './timed-get.ts'

const CORNERS = 100
const READS = 21
const CHANGES = 9
const STARTS = 5
const GOAL_MS = 300
/** All functions of a run are imported when it starts, by threads that share the machine's cores. */
const IMPORTED_AFTER_MS = 5_000
const MAX_BYTES = 1_000_000
const CREATED_AT_A_TIME = 10

const Created = z.object({ geofence: z.object({ geofenceId: z.string() }) })
const GeofenceList = z.object({ geofences: z.array(z.unknown()) })

/** The list of as many geofences as an account can have, beside the reading of one. */
export async function measureGeofenceList(): Promise<Row[]> {
  const { dataFolder, one } = await seeded()
  const first: number[] = []
  for (let start = 1; start < STARTS; start++) {
    const run = await startLocalProcess({ dataFolder })
    const { accessToken } = await demoApi(run.url)
    await delay(IMPORTED_AFTER_MS)
    first.push((await timedGet(run.url, '/geofences', accessToken)).ms)
    await run.stop()
  }
  const run = await startLocalProcess({ dataFolder })
  const api = await demoApi(run.url)
  const read = () => timedGet(run.url, '/geofences', api.accessToken)
  await delay(IMPORTED_AFTER_MS)
  const { ms, bytes } = await read()
  first.push(ms)
  const warm: number[] = []
  for (let reads = 0; reads < READS; reads++) warm.push((await read()).ms)
  const changed: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    await api.call('PUT', `/geofences/${one.geofenceId}`, { name: `Marina ${change}` })
    changed.push((await read()).ms)
  }
  await run.stop()

  const { geofences } = GeofenceList.parse(JSON.parse(gunzipSync(bytes).toString()))
  const timeRow = (name: string, times: readonly number[]): Row => ({
    name,
    value: rounded(median(times)),
    unit: 'ms median',
    goal: `${GOAL_MS} or less`,
    met: median(times) <= GOAL_MS && geofences.length === GEOFENCES_MAX,
  })
  return [
    timeRow(`list of ${GEOFENCES_MAX} geofences of ${CORNERS} corners, warm`, warm),
    timeRow('  first read after the start', first),
    timeRow('  first read after a change', changed),
    { name: '  list of one geofence', value: rounded(one.ms), unit: 'ms median' },
    {
      name: '  compressed',
      value: bytes.length,
      unit: 'bytes',
      goal: '1,000,000 or less',
      met: bytes.length <= MAX_BYTES,
    },
  ]
}

/** A run's data with all geofences, and how long the list of the first one took. */
async function seeded() {
  const run = await startLocalProcess({ options: ['--fresh'] })
  const api = await demoApi(run.url)
  const random = randomFrom(SEED)
  const create = () => api.call('POST', '/geofences', { name: 'Marina', points: aRing(random) })
  const { geofenceId } = Created.parse(await create()).geofence
  const times: number[] = []
  for (let reads = 0; reads < READS; reads++)
    times.push((await timedGet(run.url, '/geofences', api.accessToken)).ms)
  for (let created = 1; created < GEOFENCES_MAX; created += CREATED_AT_A_TIME)
    await Promise.all(
      Array.from({ length: Math.min(CREATED_AT_A_TIME, GEOFENCES_MAX - created) }, () => create()),
    )
  await run.stop()
  return { dataFolder: run.dataFolder, one: { geofenceId, ms: median(times) } }
}

/** An uneven ring of about a kilometre somewhere in the United States, with all the decimals of a drawn one. */
function aRing(random: Random) {
  const latitude = 25 + 20 * random.unit()
  const longitude = -120 + 40 * random.unit()
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS
    const radius = 0.01 + 0.001 * random.unit()
    return {
      latitude: latitude + radius * Math.sin(angle),
      longitude: longitude + radius * Math.cos(angle),
    }
  })
}
