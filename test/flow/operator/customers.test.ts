import { describe, expect, it } from 'vitest'
import { members } from '../../../shared/members/members.routes.ts'
import { customers as routes } from '../../../shared/operator/customers.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { anOperator } from '../../make/accounts/operators.ts'
import { aGeofence } from '../../make/geofences/geofence.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const LAT = 26.123457
const LNG = -80.654321

type Operator = Awaited<ReturnType<typeof anOperator>>

async function search({ call }: Operator, text: string) {
  const { status, body } = await call('GET', `/operator/customers?text=${encodeURIComponent(text)}`)
  expect(status).toBe(200)
  return routes.searchCustomers.reply.parse(body)
}

/** A customer with a device that has reported, and everything else that names a place. */
async function aCustomer() {
  const account = await anAccount()
  const accountId = accountIdOf(account.accessToken)
  const plate = `FL ${accountId.slice(0, 8)}`
  const tracker = await aTracker(account, { deviceName: 'Sea Ray', vehicleNum: plate })
  await publishAs(tracker, { time: toIso(Date.now()), lat: LAT, lng: LNG, statusText: `${LAT}` })
  await aGeofence(account)
  return { account, accountId, plate, trackerId: tracker.trackerId }
}

describe('the customers of the console', () => {
  it('finds a customer by half an address, a plate and a tracker, and by nothing else', async () => {
    const operator = await anOperator()
    const { account, accountId, plate, trackerId } = await aCustomer()
    const found = { accountId, email: account.email, name: null }
    const half = account.email.slice(0, 12)
    expect((await search(operator, half.toUpperCase())).customers).toEqual([{ ...found, matches: ['email'] }])
    expect((await search(operator, plate.toLowerCase().replace(' ', '-'))).customers).toEqual([
      { ...found, matches: ['plate'] },
    ])
    expect((await search(operator, trackerId)).customers).toEqual([{ ...found, matches: ['tracker'] }])
    for (const nothing of ['%', '*', '_', '"', '\\', `${half}%`, `" or email ^= "`, 'K7MX-29RV'])
      expect((await search(operator, nothing)).customers, nothing).toEqual([])
    expect((await operator.call('GET', '/operator/customers?text=%20')).status).toBe(400)
    expect((await operator.call('GET', `/operator/customers?text=${'a'.repeat(101)}`)).status).toBe(400)
    expect((await operator.call('GET', `/operator/customers?text=a&cursor=x`)).status).toBe(400)
  })

  it('T106 shows a customer without any position, and the owner reads of both looks', async () => {
    const operator = await anOperator()
    const { account, accountId, trackerId } = await aCustomer()
    await search(operator, trackerId)
    const { status, body, text } = await operator.call('GET', `/operator/customers/${accountId}`)
    expect(status).toBe(200)
    const customer = routes.getCustomer.reply.parse(body)
    expect(customer).toMatchObject({
      email: account.email,
      isConfirmed: true,
      hasTwoStep: false,
      deviceCount: 1,
    })
    expect(customer.devices[0]).toMatchObject({ deviceId: trackerId, freshness: 'live', isTracked: true })
    expect(customer.subscriptions).toHaveLength(1)
    expect(customer.log.map(({ action }) => action)).toContain('createGeofence')
    // no number of the reply has more than three decimals, and none is a coordinate
    expect(text).not.toMatch(/\d\.\d{3}(?!Z)/)
    expect(text).not.toMatch(/"(lat|lng|latitude|longitude|location|position|address)"/)

    const log = members.listAudit.reply.parse((await account.call('GET', '/vectra/audit')).body)
    const [looked, found] = log.entries
    const by = { memberId: accountIdOf(operator.accessToken), name: null, role: 'support' }
    expect(looked).toMatchObject({ by, action: 'getCustomer', method: 'GET', outcome: 'done' })
    expect(found).toMatchObject({ by, action: 'searchCustomers', outcome: 'done' })
  })

  it('answers 404 for an account that does not exist, or is named by its address', async () => {
    const { call, email } = await anOperator()
    for (const unknown of ['none', encodeURIComponent(email), '00000000-0000-4000-8000-000000000000'])
      expect((await call('GET', `/operator/customers/${unknown}`)).status).toBe(404)
  })
})
