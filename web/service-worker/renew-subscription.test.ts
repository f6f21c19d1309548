import { expect, test } from 'vitest'
import { SUBSCRIPTION_RENEWED } from '../pwa/push/subscription-renewed.ts'
import { renewSubscription } from './renew-subscription.ts'

const KEY = new ArrayBuffer(65)
const OLD = { options: { applicationServerKey: KEY } }

/** A worker with two open pages. Returns what it subscribed with and what it posted. */
async function renewed(event: Parameters<typeof renewSubscription>[0]) {
  const subscribed: PushSubscriptionOptionsInit[] = []
  const posted: unknown[] = []
  const page = {
    focus: async () => undefined,
    navigate: async () => undefined,
    postMessage: (message: unknown) => void posted.push(message),
  }
  await renewSubscription(event, {
    registration: {
      showNotification: async () => undefined,
      pushManager: { subscribe: async (options) => void subscribed.push(options) },
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [page, page],
      openWindow: async () => undefined,
    },
  })
  return { subscribed, posted }
}

test('GEO-5 a subscription that ended is made again with its key, and open pages get a message', async () => {
  expect(await renewed({ oldSubscription: OLD, newSubscription: null })).toEqual({
    subscribed: [{ userVisibleOnly: true, applicationServerKey: KEY }],
    posted: [SUBSCRIPTION_RENEWED, SUBSCRIPTION_RENEWED],
  })
})

test('GEO-5 where the browser has already subscribed again, open pages get a message', async () => {
  expect(await renewed({ oldSubscription: OLD, newSubscription: OLD })).toEqual({
    subscribed: [],
    posted: [SUBSCRIPTION_RENEWED, SUBSCRIPTION_RENEWED],
  })
})

test.each([null, { options: { applicationServerKey: null } }])(
  'GEO-5 without the key of the old subscription (%j) there is none, and the switch in the bell is off',
  async (oldSubscription) => {
    expect(await renewed({ oldSubscription, newSubscription: null })).toEqual({ subscribed: [], posted: [] })
  },
)
