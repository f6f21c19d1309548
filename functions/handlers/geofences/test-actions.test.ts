import { describe, expect, test } from 'vitest'
import type { CrossingType } from '../../../shared/geofences/crossing-type.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import { geofenceIn, geofenceOwners, NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'

const anOwner = geofenceOwners()

type Method = 'email' | 'sms' | 'webhook'
type Owner = Awaited<ReturnType<typeof anOwner>>

const testOf = ({ actions, caller }: Owner, id: string, method: Method = 'email', geofenceId = id) =>
  actions.testGeofenceNotification(
    {
      path: { id },
      query: undefined,
      body: {
        geofenceId,
        eventType: 'exit' satisfies CrossingType,
        notificationMethod: method,
        testNotification: true,
      },
    },
    caller,
  )
const testAlert = ({ actions, caller }: Owner) =>
  actions.testGeofenceAlert({ path: {}, query: undefined, body: undefined }, caller)

describe('a test notification', () => {
  test('T93 is queued without a recipient, which only the sender looks up', async () => {
    const owner = await anOwner()
    const { accountId, sent, create } = owner
    const { geofenceId } = geofenceIn(await create({ notificationEmail: 'other@example.com' }))
    expect(await testOf(owner, geofenceId)).toEqual({ reply: { success: true } })
    expect(await testAlert(owner)).toEqual({ reply: { success: true } })
    expect(sent).toEqual([
      { kind: 'test', accountId, geofenceId, eventType: 'exit', channel: 'email' },
      { kind: 'test', accountId, geofenceId: null, eventType: 'entry', channel: 'email' },
    ])
  })

  test('T93 T13 of the geofence of another account is not found, nor one that the body does not name', async () => {
    const owner = await anOwner()
    const { geofenceId: theirs } = geofenceIn(await (await anOwner()).create())
    const { geofenceId: mine } = geofenceIn(await owner.create())
    expect(await testOf(owner, theirs)).toEqual(NOT_FOUND)
    expect(await testOf(owner, mine, 'email', theirs)).toEqual(NOT_FOUND)
    expect(owner.sent).toEqual([])
  })

  test('T93 is sent five times an hour, whichever they are, also concurrently', async () => {
    const owner = await anOwner()
    const { geofenceId } = geofenceIn(await owner.create())
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? testAlert(owner) : testOf(owner, geofenceId),
      ),
    )
    expect(outcomes.filter((outcome) => 'reply' in outcome)).toHaveLength(5)
    expect(owner.sent).toHaveLength(5)

    owner.deps.now = () => NOON + HOUR_MS - 1_000
    expect(await testAlert(owner)).toEqual({ refused: 'too-many-requests', retryAfterSeconds: 1 })
    owner.deps.now = () => NOON + HOUR_MS
    expect(await testAlert(owner)).toEqual({ reply: { success: true } })
  })

  test.each<[Method, Record<string, unknown>, boolean]>([
    ['email', {}, true],
    ['sms', {}, false],
    ['sms', { notificationPhone: '+13055550100' }, true],
    ['webhook', {}, false],
    ['webhook', { notificationWebhook: 'https://hooks.example.com/' }, true],
  ])('GEO-7 by %s of a geofence with %j is possible: %s', async (method, fields, isPossible) => {
    const owner = await anOwner()
    const { geofenceId } = geofenceIn(await owner.create(fields))
    const outcome = await testOf(owner, geofenceId, method)
    expect(outcome).toEqual(isPossible ? { reply: { success: true } } : { refused: 'no-recipient' })
    expect(owner.sent).toHaveLength(isPossible ? 1 : 0)
  })
})
