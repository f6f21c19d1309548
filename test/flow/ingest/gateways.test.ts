import { describe, expect, it } from 'vitest'
import type { GatewayDialect } from '../../../shared/gateways/dialect-names.ts'
import { gateways } from '../../../shared/gateways/gateways.routes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aGateway } from '../../make/gateways/gateway.ts'

/** A gateway with the calls of its owner. */
async function aServer(dialect: GatewayDialect) {
  const owner = await anAccount()
  const gateway = await aGateway(owner, dialect)
  const { path } = gateway
  const units = async () =>
    gateways.listUnits.reply.parse((await owner.call('GET', `${path}/units`)).body).units
  const add = async (unitId: string, deviceName = unitId) =>
    gateways.addUnits.reply.parse(
      (await owner.call('POST', `${path}/units`, { units: [{ unitId, deviceName, deviceType: 'van' }] }))
        .body,
    )
  const points = async (deviceId: string) => {
    const range = { startTime: toIso(Date.now() - 30 * DAY_MS), endTime: toIso(Date.now() + HOUR_MS) }
    const { body } = await owner.call('POST', '/vectra/device/trail', { deviceId, ...range })
    return trails.getTrail.reply.parse(body).trail
  }
  return { ...gateway, owner, units, add, points }
}

const now = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS
const forwarded = (uniqueId: string, at: number, more: object = {}) => ({
  position: {
    id: 0,
    fixTime: toIso(at),
    deviceTime: toIso(at),
    valid: true,
    latitude: 52.37,
    longitude: 4.89,
    speed: 10,
    course: 271,
    accuracy: 0,
    attributes: { ignition: true, totalDistance: 182_344.1, hours: 3_600_000 },
    ...more,
  },
  device: { uniqueId, name: `Van ${uniqueId}`, model: 'FMB920' },
})

describe('a gateway', () => {
  it('LIV-1 finds units, makes them devices that start with their last positions, and goes on with them', async () => {
    const { send, units, add, points, owner } = await aServer('traccar')
    const start = now() - 10 * MINUTE_MS
    for (let minute = 0; minute < 5; minute++)
      expect((await send(forwarded('7', start + minute * MINUTE_MS))).status).toBe(200)
    expect(await units()).toMatchObject([
      { unitId: '7', name: 'Van 7', model: 'FMB920', deviceId: null, location: { lat: 52.37, lng: 4.89 } },
    ])

    const { devices, refused } = await add('7', 'Van seven')
    expect(refused).toEqual([])
    const [device] = devices
    if (device === undefined) throw new Error('The unit was not added')
    expect(device).toMatchObject({ deviceName: 'Van seven', deviceType: 'van' })
    expect(await points(device.deviceId)).toHaveLength(5)
    expect((await send(forwarded('7', start + 6 * MINUTE_MS))).status).toBe(200)
    await expect.poll(async () => (await points(device.deviceId)).length).toBe(6)
    const [newest] = (await points(device.deviceId)).slice(-1)
    expect(newest).toMatchObject({ speed: expect.closeTo(18.5, 0) })

    expect((await add('7')).refused).toEqual([{ unitId: '7', code: 'already-a-device' }])
    expect((await add('8')).refused).toEqual([{ unitId: '8', code: 'unit-not-found' }])
    const { body } = await owner.call('GET', '/vectra/gateways')
    expect(gateways.listGateways.reply.parse(body).gateways).toMatchObject([{ devices: 1, waiting: 0 }])
  })

  it('LIV-1 an outdated position of Traccar is contact only', async () => {
    const { send, units, add, points } = await aServer('traccar')
    await send(forwarded('7', now() - MINUTE_MS))
    await send(forwarded('7', now(), { outdated: true, latitude: 1 }))
    await send(forwarded('7', Date.parse('1980-01-06T00:00:00Z'), { latitude: 1 }))
    expect(await units()).toMatchObject([{ location: { lat: 52.37 } }])
    const [device] = (await add('7')).devices
    expect(await points(device?.deviceId ?? '')).toHaveLength(1)
  })

  it('LIV-1 flespi sends many units in one batch, in no order', async () => {
    const { send, units } = await aServer('flespi')
    const message = (ident: string, at: number) => ({
      ident,
      timestamp: at / SECOND_MS,
      'position.latitude': 53.9,
      'position.longitude': 27.4,
      'position.speed': 40,
    })
    const batch = [
      message('1', now()),
      message('2', now()),
      message('1', now() - HOUR_MS),
      { nonsense: true },
    ]
    expect((await send(batch)).status).toBe(200)
    expect((await units()).map(({ unitId }) => unitId)).toEqual(['1', '2'])
  })

  it('LIV-1 Signal K speaks of one boat, and its neighbours are left out', async () => {
    const { send, units } = await aServer('signalk')
    const delta = (context: string) => ({
      context,
      updates: [
        {
          timestamp: toIso(now()),
          values: [
            { path: 'navigation.position', value: { latitude: 59.7, longitude: 24.7 } },
            { path: 'navigation.speedOverGround', value: 3 },
            { path: 'navigation.courseOverGroundTrue', value: Math.PI },
          ],
        },
      ],
    })
    await send(delta('vessels.self'))
    await send(delta('vessels.urn:mrn:imo:mmsi:234567890'))
    expect((await units()).map(({ unitId }) => unitId)).toContain('self')
    await expect
      .poll(async () => {
        await send(delta('vessels.urn:mrn:imo:mmsi:111111111'))
        return (await units()).some(({ unitId }) => unitId.endsWith('111111111'))
      })
      .toBe(false)
  })

  it('T61 takes no other key, and a former key for a day', async () => {
    const { send, owner, path, key, units } = await aServer('vectra')
    const message = [{ deviceId: 'A', time: toIso(now()), lat: 1, lng: 2 }]
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${key}`, key])
      expect((await send(message, authorization)).status).toBe(401)
    expect(await units()).toEqual([])
    const replaced = await owner.call('POST', `${path}/key`)
    const { key: newKey } = gateways.replaceGatewayKey.reply.parse(replaced.body)
    await expect.poll(async () => (await send(message, `Bearer ${newKey}`)).status).toBe(200)
    expect((await send(message)).status).toBe(200)
  })

  it('T13 is nobody else’s: not to list, change, delete or add units', async () => {
    const mine = await aServer('vectra')
    await mine.send([{ deviceId: 'A', time: toIso(now()), lat: 1, lng: 2 }])
    const other = await anAccount()
    const answers = await Promise.all([
      other.call('GET', `${mine.path}/units`),
      other.call('POST', `${mine.path}/key`),
      other.call('DELETE', mine.path),
      other.call('POST', `${mine.path}/units`, {
        units: [{ unitId: 'A', deviceName: 'A', deviceType: 'car' }],
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await mine.units()).toHaveLength(1)
  })

  it('T71 whatever it sends is answered with success, and nothing else of a batch is lost', async () => {
    const { send, units } = await aServer('vectra')
    for (const body of ['{', '', 'null', '[]', '[[[]]]', '{"deviceId":null}', '"text"', '\u0000'])
      expect((await send(body)).status, body).toBe(200)
    const good = { deviceId: 'A', time: toIso(now()), lat: 1, lng: 2 }
    expect((await send([good, 7, { ...good, lat: 'north' }, null])).status).toBe(200)
    expect(await units()).toMatchObject([{ unitId: 'A', location: { lat: 1, lng: 2 } }])
  })

  it('LIV-1 after its deletion nothing arrives, and its devices stay', async () => {
    const { send, add, owner, path, points } = await aServer('traccar')
    await send(forwarded('7', now()))
    const [device] = (await add('7')).devices
    expect((await owner.call('DELETE', path)).status).toBe(200)
    await expect.poll(async () => (await send(forwarded('7', now()))).status, { timeout: 10_000 }).toBe(401)
    expect(await points(device?.deviceId ?? '')).toHaveLength(1)
    expect((await owner.call('GET', `${path}/units`)).status).toBe(404)
  })
})
