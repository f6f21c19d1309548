import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { gateways } from '../../../shared/gateways/gateways.routes.ts'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { startRelay } from '../../faults/network/tcp-relay.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aGateway } from '../../make/gateways/gateway.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

const CUTS = 20
/** One by one, a phone may send ten a second: `VECTRA_HTTP_POSITIONS=1000` takes minutes. */
const ONE_BY_ONE = Number(process.env.VECTRA_HTTP_POSITIONS ?? 200)
const IN_BATCHES = 1_000
const START = Math.floor((Date.now() - DAY_MS) / SECOND_MS) * SECOND_MS
const fixAt = (index: number) => ({
  at: START + index * 10 * SECOND_MS,
  lat: 26.1 + index * 0.0001,
  lng: -80.1,
})

type Client = {
  positions: number
  /** The positions in one request. */
  perRequest: number
  request: (fixes: readonly ReturnType<typeof fixAt>[]) => { query?: string; body?: unknown }
  headers?: Record<string, string>
}

const OWNTRACKS: Client = {
  positions: ONE_BY_ONE,
  perRequest: 1,
  request: ([fix]) => ({
    body: { _type: 'location', tst: (fix?.at ?? 0) / SECOND_MS, lat: fix?.lat, lon: fix?.lng },
  }),
}
const TRACCAR_CLIENT: Client = {
  positions: ONE_BY_ONE,
  perRequest: 1,
  request: ([fix]) => ({ query: `?lat=${fix?.lat}&lon=${fix?.lng}&timestamp=${(fix?.at ?? 0) / SECOND_MS}` }),
}
const OVERLAND: Client = {
  positions: IN_BATCHES,
  perRequest: 25,
  request: (fixes) => ({
    body: {
      locations: fixes.map(({ at, lat, lng }) => ({
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { timestamp: toIso(at) },
      })),
    },
  }),
}

/** Sends all positions in order, each until it is answered with success, while the network is cut again and again. */
async function sendAll(url: string, { positions, perRequest, request, headers = {} }: Client): Promise<void> {
  const target = new URL(url)
  const relay = await startRelay({ host: target.hostname, port: Number(target.port) })
  const through = `http://127.0.0.1:${relay.port}${target.pathname}`
  try {
    let sent = 0
    let cuts = 0
    while (sent < positions) {
      const fixes = Array.from({ length: perRequest }, (_, index) => fixAt(sent + index))
      const { query = '', body } = request(fixes)
      const isCut = sent >= (cuts * positions) / CUTS && cuts < CUTS
      if (isCut) cuts++
      const answer = fetch(`${through}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).then(
        async (response) => {
          await response.text()
          return response.status
        },
        () => 0,
      )
      // before the request arrives, while it is stored, or before the answer arrives
      if (isCut) {
        await delay(cuts % 3)
        relay.revive()
      }
      const status = await answer
      if (status === 200) sent += perRequest
      else if (status === 429) await delay(100)
      else if (status !== 0) throw new Error(`Answered ${status}`)
    }
  } finally {
    relay.close()
  }
}

async function timesOf(account: Account, deviceId: string): Promise<number[]> {
  const range = { startTime: toIso(START - DAY_MS), endTime: toIso(Date.now() + DAY_MS) }
  const { body } = await account.call('POST', '/vectra/device/trail', { deviceId, ...range })
  return trails.getTrail.reply.parse(body).trail.map(({ timestamp }) => Date.parse(timestamp))
}

const timesSent = (count: number) => Array.from({ length: count }, (_, index) => fixAt(index).at)

it.concurrent.each([
  ['owntracks', OWNTRACKS],
  ['traccar-client', TRACCAR_CLIENT],
  ['overland', OVERLAND],
] as const)(
  'LIV-1 T65 %s: with the network cut 20 times, each position is stored once',
  async (dialect, client) => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const created = await account.call('POST', `/vectra/devices/${trackerId}/credentials?dialect=${dialect}`)
    await sendAll(devices.createCredentials.reply.parse(created.body).http.url, client)
    expect(await timesOf(account, trackerId)).toEqual(timesSent(client.positions))
  },
  240_000,
)

it.concurrent('LIV-1 T65 a Traccar server: with the network cut 20 times, each position is stored once', async () => {
  const account = await anAccount()
  const { send, path, key, gatewayId } = await aGateway(account, 'traccar')
  const forwarded = ({ at, lat, lng }: ReturnType<typeof fixAt>) => ({
    position: { fixTime: toIso(at), valid: true, latitude: lat, longitude: lng, attributes: {} },
    device: { uniqueId: '7' },
  })
  await send(forwarded(fixAt(0)))
  const added = await account.call('POST', `${path}/units`, {
    units: [{ unitId: '7', deviceName: 'Seven', deviceType: 'van' }],
  })
  const [device] = gateways.addUnits.reply.parse(added.body).devices
  await sendAll(`${inject('localUrl')}/ingest/gateway/${gatewayId}`, {
    positions: ONE_BY_ONE,
    perRequest: 1,
    headers: { authorization: `Bearer ${key}` },
    request: ([fix]) => ({ body: forwarded(fix ?? fixAt(0)) }),
  })
  expect(await timesOf(account, device?.deviceId ?? '')).toEqual(timesSent(ONE_BY_ONE))
}, 240_000)
