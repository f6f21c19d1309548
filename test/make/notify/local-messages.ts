import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import * as z from 'zod'
import { readRunFile } from '../../../bin/local/files/run-file.ts'
import { Template } from '../../../bin/local/stack/template.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import type { StoredCrossing } from '../../../functions/stores/events/stored-event.ts'
import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { packPoints } from '../../../functions/stores/geofences/packed-points.ts'
import { aStoredDevice } from '../a-stored-device.ts'
import { localUrl } from '../accounts/account.ts'
import { localStore, putItems } from '../local/local-store.ts'
import { aStoredSubscription } from '../subscriptions/a-stored-subscription.ts'

const Messages = z.object({
  emails: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string().nullable(),
      headers: z.record(z.string(), z.string()),
      attachments: z.array(z.object({ name: z.string(), size: z.number(), url: z.string() })),
      at: z.iso.datetime(),
    }),
  ),
  texts: z.array(z.object({ to: z.string(), text: z.string(), at: z.iso.datetime() })),
  pushes: z.array(z.object({ title: z.string(), body: z.string(), at: z.iso.datetime() })),
})

/** The messages that the local run has sent, newest first. */
export const localMessages = async () =>
  Messages.parse(await (await fetch(`${localUrl()}/_local/messages`)).json())

/** The notifications and reports mailed to an address, newest first: not the codes of the user pool. */
export const emailsTo = async (address: string) =>
  (await localMessages()).emails.filter(({ to, headers }) => to === address && 'List-Unsubscribe' in headers)

/** Puts a message into the notify queue of the local run. */
export async function sendToNotifyQueue(body: object): Promise<void> {
  const run = readRunFile(inject('dataFolder'))
  if (run === null) throw new Error('The local run has no file')
  const response = await fetch(run.operatorEndpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.SendMessage' },
    body: JSON.stringify({
      QueueUrl: notifyQueueIn(inject('dataFolder')),
      MessageBody: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(`SendMessage failed with ${response.status}`)
}

function notifyQueueIn(dataFolder: string): string {
  const template = Template.parse(
    JSON.parse(readFileSync(join(dataFolder, 'cdk.out', 'Vectra.template.json'), 'utf8')),
  )
  const queue = Object.keys(template.Resources).find((id) => id.startsWith('NotifyQueueEvents'))
  if (queue === undefined) throw new Error('The template has no notify queue')
  return queue
}

/** Stores a geofence, a tracked device and an event of both, and queues the event, as the telemetry function does. */
export async function raiseEvent(geofence: StoredGeofence, event: StoredCrossing): Promise<void> {
  const store = await localStore(inject('storeEndpoint'))
  const { deviceId, trackId } = event
  const device = aStoredDevice({ accountId: event.accountId, deviceId, trackId })
  const subscription = aStoredSubscription({ accountId: event.accountId, assignedDeviceId: deviceId })
  await putItems(store.client, store.tables.devices, [device])
  await putItems(store.client, store.tables.subscriptions, [subscription])
  await putItems(store.client, store.tables.geofences, [{ ...geofence, points: packPoints(geofence.points) }])
  await eventStore(store.client, store.tables.events).create(event)
  const { accountId, eventKey } = event
  await sendToNotifyQueue({ accountId, eventKey })
}

/** The notifications of a stored event by `<channel>:<recipient>`. */
export async function notificationsOf({ accountId, eventKey }: StoredCrossing) {
  const store = await localStore(inject('storeEndpoint'))
  const event = await eventStore(store.client, store.tables.events).get(accountId, eventKey)
  return event?.notifications ?? {}
}
