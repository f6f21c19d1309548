import { expect, it } from 'vitest'
import { PUSH_SUBSCRIPTIONS_MAX, PushSubscription } from '../../../shared/notifications/push-subscription.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { aPushSubscription } from '../../../test/make/notify/a-push-subscription.ts'
import { signingKeys } from '../../../test/make/signing-keys.ts'
import { pushKeysOf } from '../../messages/push-keys.ts'
import { notificationActions } from './actions.ts'

const CALLER = { ...aCaller('mia'), sourceIp: '203.0.113.1' }
const LOCAL = '127.0.0.1:4000'
const KEYS = pushKeysOf(signingKeys({ 1: 'a'.repeat(64) }))

function aService(local: string | null = null) {
  const saved: [accountId: string, endpoint: string][] = []
  const unused = () => {
    throw new Error('This test needs no other store')
  }
  const actions = notificationActions({
    recipients: { get: unused, decide: unused },
    webhookSecrets: { getOrCreate: unused, rotate: unused },
    newWebhookSecret: unused,
    readKeys: unused,
    pushSubscriptions: {
      async save(accountId, { endpoint }, _now, max) {
        if (saved.length >= max) return false
        saved.push([accountId, endpoint])
        return true
      },
      delete: unused,
      list: unused,
    },
    snoozes: { list: unused, save: unused, delete: unused },
    events: { get: unused },
    reports: { get: unused },
    files: { linkTo: unused },
    isClosed: unused,
    reportLimit: { take: unused },
    preferences: { get: unused },
    accounts: { reserve: unused },
    phones: { get: unused },
    getAddress: unused,
    queue: { send: unused },
    readPushKeys: async () => KEYS,
    pushHosts: { own: ['track.example.com'], local },
    now: () => 0,
  })
  const save = (endpoint: string, keys = aPushSubscription().keys) =>
    actions.savePushSubscription({ path: {}, query: undefined, body: { endpoint, keys } }, CALLER)
  return { actions, saved, save }
}

it.each([
  'http://push.example.com/send/1',
  'https://push.example.com:8443/send/1',
  'https://10.0.0.8/send/1',
  'https://127.0.0.1/send/1',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00:ec2::254]/',
  'https://localhost/send/1',
  'https://2130706433/send/1',
  'https://mia:secret@push.example.com/send/1',
  'https://track.example.com/api/geofences',
  `http://${LOCAL}/_local/push/1`,
])('T89 a subscription at %s is refused and names its field', async (endpoint) => {
  const { save, saved } = aService()
  expect(await save(endpoint)).toEqual({
    refused: 'push-not-public',
    more: { errors: [{ path: 'endpoint', code: 'push-not-public' }] },
  })
  expect(saved).toEqual([])
})

it('T89 the local run accepts its own push service besides', async () => {
  const { save, saved } = aService(LOCAL)
  const endpoint = `http://${LOCAL}/_local/push/1`
  expect(await save(endpoint)).toEqual({ reply: { success: true } })
  expect(saved).toEqual([['mia', endpoint]])
})

it('T94 the 11th browser of an account is refused', async () => {
  const { save } = aService()
  for (let index = 0; index < PUSH_SUBSCRIPTIONS_MAX; index++)
    expect(await save(`https://push.example.com/${index}`)).toEqual({ reply: { success: true } })
  expect(await save('https://push.example.com/above')).toEqual({ refused: 'too-many-push-subscriptions' })
})

it('T24 a key that no message can be encrypted for is refused', async () => {
  const { save, saved } = aService()
  const keys = { ...aPushSubscription().keys, p256dh: `B${'A'.repeat(86)}` }
  expect(await save('https://push.example.com/1', keys)).toMatchObject({ refused: 'push-key-invalid' })
  expect(saved).toEqual([])
})

it('T24 endpoints of up to 1,000 characters and keys of the right length are read', () => {
  const { endpoint, keys } = aPushSubscription()
  const isRead = (subscription: object) => PushSubscription.safeParse(subscription).success
  const longest = endpoint.padEnd(1_000, 'x')
  expect(isRead({ endpoint: longest, keys })).toBe(true)
  expect(isRead({ endpoint: `${longest}x`, keys })).toBe(false)
  expect(isRead({ endpoint, keys: { ...keys, auth: keys.auth.slice(1) } })).toBe(false)
  expect(isRead({ endpoint, keys: { ...keys, auth: `${keys.auth}A` } })).toBe(false)
  expect(isRead({ endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(0, -1) } })).toBe(false)
  expect(isRead({ endpoint, keys: { ...keys, p256dh: `${keys.p256dh}A` } })).toBe(false)
})

it('GEO-5 the site gets the public key that its browsers subscribe with', async () => {
  const { actions } = aService()
  const { publicKey } = KEYS
  const input = { path: {}, query: undefined, body: undefined }
  expect(await actions.getPushKey(input, CALLER)).toEqual({ reply: { publicKey } })
})
