import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gateways } from '../../../shared/gateways/gateways.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aGateway } from '../../make/gateways/gateway.ts'
import { onBoardWith } from '../../make/tracking/on-board.ts'
import { aTracker, type Credentials, connect, deviceOf, publish } from '../../make/tracking/tracker.ts'

const WIRED = {
  din1: { reading: 'bilgePump', inverted: false },
  din2: { reading: 'shorePower', inverted: true },
  ain1: { battery: 'house' },
}
const wire = (account: Account, trackerId: string, inputs: object) =>
  account.call('PUT', `/vectra/device/${trackerId}`, { deviceName: 'Boat', inputs })
/** How long a tracker is cached. */
const untilRead = () => sleep(SECOND_MS + 100)
const onBoardOf = async (account: Account, trackerId: string) =>
  (await deviceOf(account, trackerId)).tracking?.onBoard ?? null

async function reportAs(credentials: Credentials, fields: object) {
  const client = await connect(credentials)
  const reported = { ts: Date.now(), latlng: '54.687157,25.279652', sp: 0, sat: 11, ...fields }
  await publish(client, `teltonika/${credentials.trackerId}/data`, { state: { reported } })
  await client.endAsync()
}

describe('LIV-7 a boat whose tracker has inputs', () => {
  it('shows what is wired to them, from when its owner says so', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const { trackerId } = tracker
    await reportAs(tracker, { 1: 1, 2: 1, 9: 12_640 })
    expect(await onBoardOf(account, trackerId)).toBeNull()
    expect((await deviceOf(account, trackerId)).inputs).toEqual({})

    expect((await wire(account, trackerId, WIRED)).status).toBe(200)
    expect((await deviceOf(account, trackerId)).inputs).toEqual(WIRED)
    await untilRead()
    await reportAs(tracker, { 1: 1, 2: 1, 9: 12_640 })
    const house = { volts: 12.64, percent: null }
    expect(await onBoardOf(account, trackerId)).toEqual(
      onBoardWith({ bilgePump: true, shorePower: false, batteries: { house } }),
    )
    // an input that a message leaves out is as it was
    await reportAs(tracker, { 2: 0 })
    expect(await onBoardOf(account, trackerId)).toEqual(
      onBoardWith({ bilgePump: true, shorePower: true, batteries: { house } }),
    )
  })

  it('keeps its inputs when only its name changes, and the next owner has none of them', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const { trackerId } = tracker
    await wire(account, trackerId, WIRED)
    await account.call('PUT', `/vectra/device/${trackerId}`, { deviceName: 'Renamed' })
    expect((await deviceOf(account, trackerId)).inputs).toEqual(WIRED)

    expect((await account.call('DELETE', `/vectra/device/${trackerId}`)).status).toBe(200)
    const buyer = await anAccount()
    const claim = { vectraDeviceId: trackerId, deviceName: 'Bought', testingMode: true }
    expect((await buyer.call('POST', '/vectra/devices', claim)).status).toBe(201)
    const created = await buyer.call('POST', `/vectra/devices/${trackerId}/credentials`)
    await reportAs({ trackerId, ...(created.body as Omit<Credentials, 'trackerId'>) }, { 1: 1 })
    expect(await deviceOf(buyer, trackerId)).toMatchObject({ inputs: {}, tracking: { onBoard: null } })
  })

  it('also says so through a gateway', async () => {
    const account = await anAccount()
    const gateway = await aGateway(account, 'traccar')
    const position = (at: number) => ({
      position: {
        fixTime: toIso(at),
        deviceTime: toIso(at),
        valid: true,
        latitude: 52.37,
        longitude: 4.89,
        attributes: { di1: true, di2: false },
      },
      device: { uniqueId: '7' },
    })
    await gateway.send(position(Date.now() - 2_000))
    const units = [{ unitId: '7', deviceName: 'Boat', deviceType: 'boat' }]
    const { body } = await account.call('POST', `${gateway.path}/units`, { units })
    const deviceId = gateways.addUnits.reply.parse(body).devices[0]?.deviceId ?? ''
    await wire(account, deviceId, WIRED)
    await untilRead()
    await gateway.send(position(Date.now()))
    expect(await onBoardOf(account, deviceId)).toEqual(onBoardWith({ bilgePump: true, shorePower: true }))
  })

  it('refuses what cannot be wired, and keeps what is', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    await wire(account, trackerId, WIRED)
    const twice = { ain1: { battery: 'house' }, ain2: { battery: 'house' } }
    const refused = await wire(account, trackerId, twice)
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid-body', errors: [{ path: 'inputs.ain2' }] },
    })
    expect((await wire(account, trackerId, { din9: { reading: 'bilgePump' } })).status).toBe(400)
    expect((await deviceOf(account, trackerId)).inputs).toEqual(WIRED)
    expect((await wire(account, trackerId, {})).status).toBe(200)
    expect((await deviceOf(account, trackerId)).inputs).toEqual({})
  })
})
