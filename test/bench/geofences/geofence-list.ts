import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod'
import { type Random, randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import { mapAtMost } from '../../../functions/runtime/map-at-most.ts'
import { GEOFENCES_MAX } from '../../../shared/account/limits.ts'
import { demoApi } from '../../make/api/demo-api.ts'
import { median } from '../../make/percentile.ts'
import { SEED } from '../../seed.ts'
import { figure, type Goal } from '../figure.ts'
import { inForms } from '../part.ts'
import { timedCall } from '../timed-call.ts'

const CORNERS = 100
const UNIT = 'ms median'
const GOAL: Goal = { atMost: 300 }
const CREATED_AT_A_TIME = 10

const Created = z.object({ geofence: z.object({ geofenceId: z.string() }) })
const GeofenceList = z.object({ geofences: z.array(z.unknown()) })

/** The list of as many geofences as an account can have, beside the reading of one. */
export const geofenceList = inForms(
  // all functions of a run are imported when it starts, by threads that share the machine's cores
  { geofences: GEOFENCES_MAX, starts: 5, reads: 21, changes: 9, importedAfterMs: 5_000 },
  { geofences: 2, starts: 1, reads: 1, changes: 1, importedAfterMs: 0 },
  async ({ geofences, starts, reads, changes, importedAfterMs }, { localRun, restarted }) => {
    let run = await localRun()
    const { geofenceId, ms: ofOne } = await seeded(run.url, geofences, reads)

    const first: number[] = []
    for (let start = 0; start < starts; start++) {
      run = await restarted(run)
      const api = await demoApi(run.url)
      await delay(importedAfterMs)
      first.push((await readList(run.url, api)).ms)
    }
    const api = await demoApi(run.url)
    const warm: number[] = []
    for (let read = 0; read < reads; read++) warm.push((await readList(run.url, api)).ms)
    const changed: number[] = []
    for (let change = 0; change < changes; change++) {
      await api.call('PUT', `/geofences/${geofenceId}`, { name: `Marina ${change}` })
      changed.push((await readList(run.url, api)).ms)
    }
    const { bytes } = await readList(run.url, api)
    const listed = GeofenceList.parse(JSON.parse(gunzipSync(bytes).toString())).geofences.length
    if (listed !== geofences) throw new Error(`${listed} geofences are listed instead of ${geofences}`)
    return [
      figure(`list of ${geofences} geofences of ${CORNERS} corners, warm`, median(warm), UNIT, GOAL),
      figure('  first read after the start', median(first), UNIT, GOAL),
      figure('  first read after a change', median(changed), UNIT, GOAL),
      figure('  list of one geofence', ofOne, UNIT),
      figure('  compressed', bytes.length, 'bytes', { atMost: 1_000_000 }),
    ]
  },
)

const readList = (url: string, { accessToken }: { accessToken: string }) =>
  timedCall(`${url}/api/geofences`, { accessToken })

/** Creates the geofences. Returns one of them, and how long the list took when it was the only one. */
async function seeded(url: string, geofences: number, reads: number) {
  const api = await demoApi(url)
  const random = randomFrom(SEED)
  const create = () => api.call('POST', '/geofences', { name: 'Marina', points: aRing(random) })
  const { geofenceId } = Created.parse(await create()).geofence
  const times: number[] = []
  for (let read = 0; read < reads; read++) times.push((await readList(url, api)).ms)
  await mapAtMost(Array.from({ length: geofences - 1 }), CREATED_AT_A_TIME, create)
  return { geofenceId, ms: median(times) }
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
