import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Random, randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { GATEWAY_DIALECTS } from '../../../shared/gateways/dialect-names.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { HTTP_DIALECTS } from '../../../shared/trackers/http-dialects.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aGateway } from '../../make/gateways/gateway.ts'
import { mutated } from '../../make/mutated-bytes.ts'
import { integerBelow } from '../../make/random-integer.ts'
import { aTracker, deviceOf } from '../../make/tracking/tracker.ts'

const CONCURRENCY = 8
/** Each may send ten requests a second. */
const TRACKERS_MAX = 60
const BODIES_OF_TRACKER = 40
const PROBLEMS_MAX = 20
/** Also the answers to too many requests and to too large ones. */
const EXPECTED = new Set([200, 413, 429])
const NOWHERE = { address: '', authorization: '' }
const CONTENT_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', '']

/**
 * Sends broken bodies to the addresses of trackers and gateways, with their right keys: half of them are valid messages
 * with a fault in their bytes. Each must succeed, whatever it contains, and show nothing of another account.
 */
export async function bodyFuzzRun(url: string, bodies: number, seed: number) {
  const canary = `CANARY-${randomUUID()}`
  const neighbour = await anAccount(url)
  const { trackerId } = await aTracker(neighbour, { deviceName: canary })
  const owner = await anAccount(url)
  const gateways = await Promise.all(GATEWAY_DIALECTS.map((dialect) => aGateway(owner, dialect)))
  const addresses = gateways.map(({ gatewayId, key }) => ({
    address: `${url}/ingest/gateway/${gatewayId}`,
    authorization: `Bearer ${key}`,
  }))
  const trackers = Math.min(TRACKERS_MAX, Math.ceil(bodies / BODIES_OF_TRACKER))
  for (let index = 0; index < trackers; index++) {
    const dialect = HTTP_DIALECTS[index % HTTP_DIALECTS.length]
    const tracker = await aTracker(owner)
    const path = `/vectra/devices/${tracker.trackerId}/credentials?dialect=${dialect}`
    const { http } = devices.createCredentials.reply.parse((await owner.call('POST', path)).body)
    addresses.push({ address: http.url, authorization: '' })
  }

  const random = randomFrom(seed)
  const statuses = new Map<number, number>()
  const problems: string[] = []
  let left = bodies
  async function work(): Promise<void> {
    while (left-- > 0) {
      const { address, authorization } = addresses[integerBelow(random, addresses.length)] ?? NOWHERE
      const { init, query } = aRequest(random, trackerId)
      const answer = await fetch(`${address}${query}`, {
        ...init,
        headers: { ...init.headers, authorization },
      })
      const text = await answer.text()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const isForeign = text.includes(canary)
      if ((EXPECTED.has(answer.status) && !isForeign) || problems.length >= PROBLEMS_MAX) continue
      const what = isForeign ? 'foreign data' : `answered ${answer.status}`
      problems.push(`${what}: ${address.replace(/[^/]+$/, '…')}${query} ${String(init.body).slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  if ((await deviceOf(neighbour, trackerId)).tracking !== null)
    problems.push('the device of another account has a position')
  return { problems, statuses }
}

function aRequest(random: Random, foreignId: string) {
  const text = MESSAGES[integerBelow(random, MESSAGES.length)]?.(random, foreignId) ?? ''
  const plain = mutated(Buffer.from(text), random)
  const isCompressed = random.unit() < 0.2
  const body = isCompressed ? mutated(gzipSync(plain), random) : plain
  const headers = {
    'content-type': CONTENT_TYPES[integerBelow(random, CONTENT_TYPES.length)] ?? '',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  }
  const query = random.unit() < 0.3 ? `?${encodeURI(plain.toString('latin1')).slice(0, 2_000)}` : ''
  return { query, init: { method: 'POST', headers, body: new Uint8Array(body) } }
}

/** Numbers and texts where a message has a number. */
const VALUES = [
  '0',
  '-1',
  '1e309',
  '1e-300',
  '91',
  '181',
  'null',
  '"NaN"',
  '""',
  '[]',
  '{}',
  '"=1+1"',
  '9'.repeat(400),
]
const valueIn = (random: Random) =>
  random.unit() < 0.7
    ? String(integerBelow(random, 90))
    : (VALUES[integerBelow(random, VALUES.length)] ?? '0')
const now = () => toIso(Date.now())
const seconds = () => Math.round(Date.now() / SECOND_MS)

/** A message of each dialect, as text. */
const MESSAGES: readonly ((random: Random, foreignId: string) => string)[] = [
  (random, id) => `{"deviceId":"${id}","time":"${now()}","lat":${valueIn(random)},"lng":${valueIn(random)}}`,
  (random, id) =>
    `{"_type":"location","topic":"owntracks/${id}/x","tst":${seconds()},"lat":${valueIn(random)},"lon":${valueIn(random)}}`,
  (random) => `{"_type":"${valueIn(random)}","tst":${valueIn(random)}}`,
  (random, id) =>
    `id=${id}&timestamp=${seconds()}&lat=${valueIn(random)}&lon=${valueIn(random)}&speed=${valueIn(random)}&batt=${valueIn(random)}`,
  (random, id) =>
    `{"device_id":"${id}","location":{"timestamp":"${now()}","coords":{"latitude":${valueIn(random)},"longitude":${valueIn(random)}}}}`,
  (random) =>
    `{"locations":[{"type":"Feature","geometry":{"type":"Point","coordinates":[${valueIn(random)},${valueIn(random)}]},"properties":{"timestamp":"${now()}","speed":${valueIn(random)}}}]}`,
  (random, id) =>
    `{"SerNo":${valueIn(random)},"IMEI":"${id}","Records":[{"SeqNo":1,"Reason":11,"DateUTC":"${now()}","Fields":[{"FType":0,"Lat":${valueIn(random)},"Long":${valueIn(random)}}]}]}`,
  (random, id) =>
    `{"position":{"fixTime":"${now()}","latitude":${valueIn(random)},"longitude":${valueIn(random)},"attributes":{"alarm":${valueIn(random)}}},"device":{"uniqueId":"${id}","name":${valueIn(random)}}}`,
  (random, id) =>
    `[{"ident":"${id}","timestamp":${seconds()},"position.latitude":${valueIn(random)},"position.longitude":${valueIn(random)}}]`,
  (random) =>
    `{"context":"vessels.self","updates":[{"timestamp":"${now()}","values":[{"path":"navigation.position","value":{"latitude":${valueIn(random)},"longitude":${valueIn(random)}}}]}]}`,
  (random) => '['.repeat(1 + integerBelow(random, 20_000)),
  (random) => `{"time":"${now()}","lat":1,"lng":1,"statusText":"${'x'.repeat(integerBelow(random, 5_000))}"}`,
]
