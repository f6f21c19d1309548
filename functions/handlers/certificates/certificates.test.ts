import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CERTIFIED_DEVICES_MAX } from '../../../shared/account/limits.ts'
import type { Certificate } from '../../../shared/certificates/certificate.ts'
import {
  CERTIFICATE_NUMBER_BYTES,
  certificateNumber,
} from '../../../shared/certificates/certificate-number.ts'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import { aStoredDevice } from '../../../test/make/a-stored-device.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { aStoredGeofence } from '../../../test/make/geofences/a-stored-geofence.ts'
import { aTable, withIndex } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aStoredRule } from '../../../test/make/rules/a-stored-rule.ts'
import { aStoredSubscription } from '../../../test/make/subscriptions/a-stored-subscription.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { addressLimit } from '../../runtime/http/address-limit.ts'
import { certificateStore } from '../../stores/billing/certificates.ts'
import type { StoredOrder } from '../../stores/billing/orders.ts'
import type { StoredSubscription } from '../../stores/billing/subscriptions.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { StoredGeofence } from '../../stores/geofences/geofences.ts'
import { INDEXES } from '../../stores/indexes.ts'
import type { StoredRule } from '../../stores/rules.ts'
import { type CertificatesDeps, certificateActions } from './actions.ts'

const BURST = 10
const PER_DAY_MAX = 20

let engine: StoreEngine
let table: string
beforeAll(async () => {
  engine = await storeEngine()
  table = await engine.createTable(
    withIndex(aTable('Certificates', 'accountId', 'certificateKey'), INDEXES.certificates, 'number'),
  )
})
afterAll(() => engine.stop())

type Belongings = {
  devices: StoredDevice[]
  subscriptions: StoredSubscription[]
  geofences: StoredGeofence[]
  rules: StoredRule[]
  orders: Pick<StoredOrder, 'accountId' | 'createdAt' | 'shippingAddress'>[]
  customer: { firstName: string; lastName: string; phone: string } | null
  isClosed: boolean
}

/** An account with a monitored boat. The test changes what it has, and sees what was printed for it. */
function aHolder(more: Partial<Belongings> = {}) {
  const accountId = randomUUID()
  const has: Belongings = {
    devices: [aStoredDevice({ accountId })],
    subscriptions: [
      aStoredSubscription({ accountId, assignedDeviceId: 'T1', assignedAt: NOON - 3 * DAY_MS }),
    ],
    geofences: [],
    rules: [],
    orders: [],
    customer: { firstName: 'Mia', lastName: 'Lund', phone: '' },
    isClosed: false,
    ...more,
  }
  const clock = { now: NOON }
  const printed: Certificate[] = []
  const deps: CertificatesDeps = {
    certificates: certificateStore(engine.client, table),
    devices: {
      getMany: async (_accountId, ids) => has.devices.filter(({ deviceId }) => ids.includes(deviceId)),
    },
    subscriptions: { list: async () => has.subscriptions },
    geofences: { list: async () => has.geofences },
    rules: { list: async () => has.rules },
    orders: { getMany: async () => has.orders },
    customers: {
      get: async () => ({ stripeCustomerId: null, waitingOrders: [], customer: has.customer }),
    },
    preferences: { get: async () => ({ timezone: 'Asia/Tokyo' }) },
    getAddress: async () => 'mia@example.com',
    isClosed: async () => has.isClosed,
    limit: addressLimit({ burst: BURST, perSecond: 1, now: () => clock.now }),
    newNumber: () => certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES)),
    async printCertificate(certificate, { timezone }) {
      expect(timezone).toBe('Asia/Tokyo')
      printed.push(certificate)
      return new Uint8Array([1])
    },
    now: () => clock.now,
  }
  const actions = certificateActions(deps)
  const none = { query: undefined, body: undefined }
  const download = () => actions.downloadCertificate({ ...none, path: {} }, aCaller(accountId))
  const confirm = (number: string) =>
    actions.confirmCertificate({ ...none, path: { number } }, { ...aCaller(''), sourceIp: '198.51.100.7' })

  return {
    accountId,
    has,
    clock,
    printed,
    download,
    confirm,
    /** The certificate that a download printed. */
    async downloaded(): Promise<Certificate> {
      await download()
      const last = printed.at(-1)
      if (last === undefined) throw new Error('Nothing was printed')
      return last
    },
    async monitored(number: string): Promise<boolean[] | string> {
      const answer = await confirm(number)
      return 'refused' in answer
        ? answer.refused
        : answer.reply.certificate.devices.map(({ isMonitored }) => isMonitored)
    },
  }
}

const ADDRESS = { street: '1 Quay', city: 'Miami', state: 'FL', zip: '33131', country: 'US' }
const BOAT = {
  deviceId: 'T1',
  deviceName: 'Boat',
  plateNumber: null,
  deviceType: 'boat',
  monitoredSince: '2026-05-29',
  geofences: 0,
  alerts: 0,
}

describe('SUB-1 an insurance certificate', () => {
  test('SUB-1 names its holder, the day in the time zone of the account, and each monitored device', async () => {
    const holder = aHolder()
    const order = { accountId: holder.accountId, createdAt: NOON, shippingAddress: ADDRESS }
    holder.has.orders.push(
      { ...order, createdAt: NOON - 1, shippingAddress: { ...ADDRESS, street: 'Old' } },
      order,
      { ...order, createdAt: NOON + 1, shippingAddress: null },
      {
        ...order,
        createdAt: NOON + 2,
        accountId: 'another',
        shippingAddress: { ...ADDRESS, street: 'Other' },
      },
    )
    // noon UTC is 21:00 in Tokyo
    holder.clock.now = NOON + 3 * HOUR_MS
    const { number, ...certificate } = await holder.downloaded()
    expect(certificate).toEqual({
      issuedOn: '2026-06-02',
      holder: { name: 'Mia Lund', address: ADDRESS },
      devices: [{ ...BOAT, trackId: 'track-1' }],
    })
    expect(await holder.download()).toMatchObject({
      file: { name: 'insurance-certificate-2026-06-02.pdf', mediaType: 'application/pdf' },
    })
  })

  test('SUB-1 has the email address where no order has a name', async () => {
    const { holder } = await aHolder({ customer: null }).downloaded()
    expect(holder).toEqual({ name: 'mia@example.com', address: null })
  })

  test('SUB-1 counts the active geofences and the enabled rules of each device', async () => {
    const holder = aHolder()
    const { has, accountId } = holder
    has.geofences.push(
      aStoredGeofence({ accountId }),
      aStoredGeofence({ accountId, deviceIds: ['T1'] }),
      aStoredGeofence({ accountId, deviceIds: ['T2'] }),
      aStoredGeofence({ accountId, active: false }),
    )
    const rule = aStoredRule({ accountId })
    if (rule.settings.format !== 'alert') throw new Error('Not an alert rule')
    has.rules.push(
      rule,
      { ...rule, settings: { ...rule.settings, deviceId: 'T2' } },
      { ...rule, settings: { ...rule.settings, enabled: false } },
    )
    expect(await holder.downloaded()).toMatchObject({ devices: [{ geofences: 2, alerts: 1 }] })
  })

  test('SUB-1 says since when as far as that is known', async () => {
    const createdAt = toIso(NOON - 9 * DAY_MS)
    const since = async (fields: Partial<StoredSubscription>) => {
      const holder = aHolder()
      const [device, subscription] = [holder.has.devices[0], holder.has.subscriptions[0]]
      if (!device || !subscription) throw new Error('The holder has a device')
      holder.has.devices = [{ ...device, createdAt: toIso(NOON - 5 * DAY_MS) }]
      holder.has.subscriptions = [{ ...subscription, createdAt, ...fields }]
      return (await holder.downloaded()).devices[0]?.monitoredSince
    }
    expect(await since({ assignedAt: NOON - 2 * DAY_MS })).toBe('2026-05-30')
    expect(await since({ assignedAt: null })).toBe('2026-05-27')
    expect(await since({ assignedAt: null, createdAt: toIso(NOON - DAY_MS) })).toBe('2026-05-31')
    expect(await since({ assignedAt: null, transferredAt: [NOON - 3 * DAY_MS] })).toBe('2026-05-29')
  })

  test('SUB-1 is refused without a monitored device', async () => {
    const refused = { refused: 'no-monitored-devices' }
    expect(await aHolder({ devices: [] }).download()).toEqual(refused)
    expect(await aHolder({ subscriptions: [] }).download()).toEqual(refused)
    const holder = aHolder()
    const [subscription] = holder.has.subscriptions
    if (!subscription) throw new Error('The holder has a subscription')
    for (const [fields, answer] of [
      [{ assignedDeviceId: null }, refused],
      [{ status: 'canceled' }, refused],
      [{ status: 'past_due', trackedUntil: NOON }, refused],
      [{ status: 'past_due', trackedUntil: NOON + 1 }, { file: expect.anything() }],
    ] as const) {
      holder.has.subscriptions = [{ ...subscription, ...fields }]
      expect(await holder.download()).toEqual(answer)
    }
  })

  test('SUB-1 keeps its number for a day, unless what it says changes', async () => {
    const holder = aHolder()
    const { number } = await holder.downloaded()
    expect((await holder.downloaded()).number).toBe(number)
    holder.has.geofences.push(aStoredGeofence())
    const changed = await holder.downloaded()
    expect(changed.number).not.toBe(number)
    holder.has.geofences.pop()
    expect((await holder.downloaded()).number).toBe(number)
    holder.clock.now = NOON + DAY_MS
    expect((await holder.downloaded()).number).not.toBe(number)
  })

  test('SUB-1 an account gets 20 different ones a day, and can repeat those', async () => {
    const holder = aHolder()
    for (let others = 0; others < PER_DAY_MAX; others++) {
      expect(await holder.download()).toHaveProperty('file')
      holder.has.geofences.push(aStoredGeofence())
    }
    // the day ends at midnight in Tokyo, 3 hours after noon UTC
    expect(await holder.download()).toEqual({ refused: 'too-many-requests', retryAfterSeconds: 10_800 })
    holder.has.geofences.pop()
    expect(await holder.download()).toHaveProperty('file')
  })

  test('SUB-1 fits into the store with as many devices as it can list, and is refused with one more', async () => {
    const holder = aHolder()
    const ids = Array.from({ length: CERTIFIED_DEVICES_MAX }, (_, index) => `${860_000_000_000_000 + index}`)
    const fill = (deviceIds: readonly string[]) => {
      holder.has.devices = deviceIds.map((deviceId) =>
        aStoredDevice({
          deviceId,
          trackId: randomBytes(12).toString('base64url'),
          deviceName: randomBytes(15).toString('base64'),
          vehicleNum: randomBytes(6).toString('hex'),
        }),
      )
      holder.has.subscriptions = deviceIds.map((assignedDeviceId) =>
        aStoredSubscription({ subscriptionId: assignedDeviceId, assignedDeviceId }),
      )
    }
    fill(ids)
    const { number } = await holder.downloaded()
    expect(await holder.monitored(number)).toHaveLength(CERTIFIED_DEVICES_MAX)
    fill([...ids, 'one-more'])
    expect(await holder.download()).toEqual({ refused: 'too-many-devices' })
  })
})

describe('SUB-1 the confirmation of a certificate', () => {
  test('SUB-1 T13 says what the certificate said and which devices are monitored, and nothing else', async () => {
    const holder = aHolder()
    const { number } = await holder.downloaded()
    const { has } = holder
    has.devices = has.devices.map((device) => ({ ...device, deviceName: 'Renamed', tags: ['secret'] }))
    has.customer = { firstName: 'Another', lastName: 'Name', phone: '+12025550123' }
    expect(await holder.confirm(number.toLowerCase().replaceAll('-', ' '))).toEqual({
      reply: {
        certificate: {
          number,
          issuedOn: '2026-06-01',
          holder: { name: 'Mia Lund', address: null },
          devices: [{ ...BOAT, isMonitored: true }],
        },
      },
    })
  })

  test('SUB-1 a device is monitored while it is tracked in the same account without a break', async () => {
    const holder = aHolder()
    const { number } = await holder.downloaded()
    const { devices, subscriptions } = holder.has
    expect(await holder.monitored(number)).toEqual([true])
    holder.has.subscriptions = subscriptions.map((one) => ({ ...one, status: 'canceled' }))
    expect(await holder.monitored(number)).toEqual([false])
    holder.has.subscriptions = subscriptions
    holder.has.devices = []
    expect(await holder.monitored(number)).toEqual([false])
    holder.has.devices = devices.map((device) => ({ ...device, trackId: 'added-again' }))
    expect(await holder.monitored(number)).toEqual([false])
    holder.has.devices = devices
    expect(await holder.monitored(number)).toEqual([true])
  })

  test('SUB-1 a closed account confirms nothing, as if the number did not exist', async () => {
    const holder = aHolder()
    const { number } = await holder.downloaded()
    holder.has.isClosed = true
    const refused = { refused: 'not-found' }
    expect(await holder.confirm(number)).toEqual(refused)
    expect(await holder.confirm(number.replace(/.$/, number.endsWith('0') ? '1' : '0'))).toEqual(refused)
    expect(await holder.confirm('not-a-number')).toEqual(refused)
  })

  test('T37 an address that asks for many has to wait', async () => {
    const holder = aHolder()
    for (let asked = 0; asked < BURST; asked++)
      expect(await holder.confirm('not-a-number')).toEqual({ refused: 'not-found' })
    expect(await holder.confirm('not-a-number')).toEqual({
      refused: 'too-many-requests',
      retryAfterSeconds: 1,
    })
  })
})
