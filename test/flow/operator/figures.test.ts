import { expect, it, vi } from 'vitest'
import { figures as routes } from '../../../shared/operator/figures.routes.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { anOperator } from '../../make/accounts/operators.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const MESSAGES = 3
/** A count that runs, the minute after it, the next tick, and the count itself. */
const COUNTED_WITHIN = { timeout: 4 * MINUTE_MS, interval: 2 * SECOND_MS }

it('T106 counts what a customer has sent, without a name or a place, and tells the owner who looked', {
  timeout: 9 * MINUTE_MS,
}, async () => {
  const operator = await anOperator()
  const account = await anAccount()
  const accountId = accountIdOf(account.accessToken)
  const tracker = await aTracker(account, { deviceName: 'Sea Ray' })
  for (let index = 0; index < MESSAGES; index++)
    await publishAs(tracker, {
      time: toIso(Date.now() + index),
      lat: 26.123457 + index / 1_000,
      lng: -80.654321,
    })
  const before = Date.now()
  await vi.waitFor(async () => {
    const { status, text } = await operator.call('POST', '/operator/figures', {})
    expect(status, text).toBe(200)
  }, COUNTED_WITHIN)

  await vi.waitFor(async () => {
    const { figures, isCounting } = await figuresOf()
    expect(isCounting).toBe(false)
    expect(Date.parse(figures?.countedAt ?? '')).toBeGreaterThanOrEqual(before)
  }, COUNTED_WITHIN)
  const { figures } = await figuresOf()
  expect(figures?.current.devices).toBeGreaterThan(0)
  expect(figures?.models.find(({ dialect }) => dialect === 'vectra')?.messages).toBeGreaterThanOrEqual(
    MESSAGES,
  )
  expect(figures?.models.map(({ deviceType }) => deviceType)).toContain('Boat')
  expect(JSON.stringify(figures)).not.toMatch(/26\.12|Sea Ray|@/)

  const customer = await operator.call('GET', `/operator/customers/${accountId}/figures`)
  const [month] = routes.getCustomerFigures.reply.parse(customer.body).months
  expect(month).toMatchObject({ messages: MESSAGES, positions: MESSAGES, unreadable: 0, deviceCount: 1 })
  expect(month?.dollars).toBeGreaterThan(0)
  expect((await account.call('GET', '/vectra/audit')).text).toContain('getCustomerFigures')
  expect((await operator.call('GET', '/operator/customers/none/figures')).status).toBe(404)
  expect(await operator.call('POST', '/operator/figures', {})).toMatchObject({
    status: 409,
    body: { code: 'counted-recently' },
  })

  async function figuresOf() {
    return routes.getFigures.reply.parse((await operator.call('GET', '/operator/figures')).body)
  }
})
