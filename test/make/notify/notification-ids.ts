import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { readRunFile } from '../../../bin/local/files/run-file.ts'
import { snoozeToken } from '../../../functions/messages/snooze-token.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import { subscriptionIdOf } from '../../../functions/stores/notifications/push-subscriptions.ts'
import type { Account } from '../accounts/account.ts'
import { accountIdOf } from '../accounts/account-id-of.ts'
import { localStore } from '../local/local-store.ts'
import { aGeofence, anEvent } from './a-notified-event.ts'
import { aPushSubscription } from './a-push-subscription.ts'
import { aRecipientToken, linkKeysOf } from './a-recipient-token.ts'

/** The ids of an account for its notifications. */
export type NotificationIds = Awaited<ReturnType<typeof notificationIds>>

const Texts = z.object({ texts: z.array(z.object({ to: z.string(), text: z.string() })) })

/** Gives an account a browser, a phone with a code, and links of messages. */
export async function notificationIds(
  { accessToken, email, call }: Pick<Account, 'accessToken' | 'email' | 'call'>,
  { url, dataFolder }: { url: string; dataFolder: string },
) {
  const accountId = accountIdOf(accessToken)
  const phone = `+1202555${String(randomInt(10_000)).padStart(4, '0')}`
  const subscription = aPushSubscription()
  await call('PUT', '/notifications/push-subscriptions', subscription)
  await call('PUT', '/user/settings', { phone })
  await call('POST', '/user/settings/phone-code')
  return {
    email,
    phone,
    phoneCode: await textedCode(url, phone),
    browserId: subscriptionIdOf(subscription.endpoint),
    recipientToken: aRecipientToken(dataFolder, accountId, `email:${email}`),
    snoozeToken: await aSnoozeToken(dataFolder, accountId),
  }
}

/** The newest code that the local run has sent to a phone. */
async function textedCode(url: string, phone: string): Promise<string> {
  const { texts } = Texts.parse(await (await fetch(`${url}/_local/messages`)).json())
  const code = /\b\d{6}\b/.exec(texts.find(({ to }) => to === phone)?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}

/** The token in a message about an event, which is stored for it. */
async function aSnoozeToken(dataFolder: string, accountId: string): Promise<string> {
  const endpoint = readRunFile(dataFolder)?.databaseEndpoint
  if (endpoint === undefined) throw new Error('The local run has no file')
  const store = await localStore(endpoint)
  const event = anEvent(aGeofence({ accountId }), Date.now())
  await eventStore(store.client, store.tables.events).create(event)
  return snoozeToken(linkKeysOf(dataFolder), event)
}
