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
const GOAL_MS = 300
const MAX_BYTES = 1_000_000
const CREATED_AT_A_TIME = 10

const GeofenceList = z.object({ geofences: z.array(z.unknown()) })

/** The list of as many geofences as an account can have, beside the reading of one. */
export async function measureGeofenceList(): Promise<Row[]> {
  const run = await startLocalProcess({ options: ['--fresh'] })
  const api = await demoApi(run.url)
  const random = randomFrom(SEED)
  const create = () => api.call('POST', '/geofences', { name: 'Marina', points: aRing(random) })
  const read = () => timedGet(run.url, '/geofences', api.accessToken)
  await create()
  const one = await timesOf(read)
  for (let created = 1; created < GEOFENCES_MAX; created += CREATED_AT_A_TIME)
    await Promise.all(
      Array.from({ length: Math.min(CREATED_AT_A_TIME, GEOFENCES_MAX - created) }, () => create()),
    )
  const all = await timesOf(read)
  await run.stop()
  const { geofences } = GeofenceList.parse(JSON.parse(gunzipSync(all.bytes).toString()))
  return [
    {
      name: `list of ${GEOFENCES_MAX} geofences of ${CORNERS} corners, warm`,
      value: rounded(all.ms),
      unit: 'ms median',
      goal: `${GOAL_MS} or less`,
      met: all.ms <= GOAL_MS && geofences.length === GEOFENCES_MAX,
    },
    { name: '  list of one geofence', value: rounded(one.ms), unit: 'ms median' },
    {
      name: '  compressed',
      value: all.bytes.length,
      unit: 'bytes',
      goal: '1,000,000 or less',
      met: all.bytes.length <= MAX_BYTES,
    },
  ]
}

async function timesOf(read: () => ReturnType<typeof timedGet>) {
  const { bytes } = await read()
  const times: number[] = []
  for (let reads = 0; reads < READS; reads++) times.push((await read()).ms)
  return { ms: median(times), bytes }
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
