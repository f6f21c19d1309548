import { createHash } from 'node:crypto'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { ApiProblem } from '../../../shared/http/client.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import { reporting } from '../../../shared/reporting/reporting.routes.ts'
import { CheckFailed, type Found } from '../checks.ts'
import type { ConnectSettings } from '../mqtt/connect.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import type { Account } from './sign-in.ts'

export type Credentials = RouteReply<typeof devices.createCredentials>
export type Tracker = { account: Account; trackerId: string; credentials: Credentials }
type Device = { account: Account; trackerId: string; plate: string }

const DEVICE_NAME = 'Smoke test'
/** 64 bits: no two accounts get the same id. */
const ID_DIGITS = 16

/**
 * The device of the smoke test. A deletion would be a transfer of its subscription, so each account has one with an id
 * of its own, which the first run adds and later runs find.
 */
export async function checkDevice(
  { check, cleanup }: Run,
  account: Found<Account>,
  email: string,
): Promise<Found<Tracker>> {
  const device = await check(
    { title: 'The account has a tracker, or adds one', see: SECTIONS.prove },
    account,
    (account) => findOrAddDevice(account, email),
  )
  await check(
    { title: 'A plate with a slash is one part of a path', see: SECTIONS.edge },
    device,
    async ({ account, plate }) => {
      await account.client.call(reporting.getSummary, { path: { plate } })
    },
  )
  return check(
    { title: 'The tracker gets credentials', see: SECTIONS.api },
    device,
    async ({ account, trackerId }) => {
      const create = () => account.client.call(devices.createCredentials, { path: { id: trackerId } })
      const credentials = await create()
      cleanup.add('replace the credentials by ones that nobody knows', create)
      return { account, trackerId, credentials }
    },
  )
}

/** Connects as the tracker does. `overrides` are what it does wrong. */
export const asTracker = (
  { host, port, tls, trackerId, username, password }: Credentials,
  overrides: Partial<ConnectSettings> = {},
): ConnectSettings => ({
  url: `${tls ? 'mqtts' : 'mqtt'}://${host}:${port}`,
  clientId: trackerId,
  username,
  password,
  ...overrides,
})

async function findOrAddDevice(account: Account, email: string): Promise<Device> {
  const { accountId, client } = account
  const trackerId = `smoke-${createHash('sha256').update(accountId).digest('hex').slice(0, ID_DIGITS)}`
  const plate = `SMOKE/${trackerId.slice(-4)} 1`
  const { devices: listed } = await client.call(devices.listDevices, {})
  if (listed.some(({ deviceId }) => deviceId === trackerId)) return { account, trackerId, plate }
  try {
    await client.call(devices.createDevice, {
      body: {
        vectraDeviceId: trackerId,
        deviceName: DEVICE_NAME,
        deviceType: 'car',
        vehicleNum: plate,
        testingMode: true,
      },
    })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'subscription-required') throw error
    throw new CheckFailed(
      `the account has no free subscription; grant one with npm run provision -- --account ${email} --grant 1`,
    )
  }
  return { account, trackerId, plate }
}
