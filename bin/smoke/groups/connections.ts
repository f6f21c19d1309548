import { devices } from '../../../shared/devices/devices.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { trackerClientIds } from '../../../shared/tracking/client-ids.ts'
import { CheckFailed, type Found } from '../checks.ts'
import { eventually } from '../eventually.ts'
import { isClosed } from '../mqtt/permissions.ts'
import type { Sender } from '../mqtt/sender.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import { asTracker, type Credentials, type Tracker } from './device.ts'

const CLOSED_WITHIN_MS = 10 * SECOND_MS

/** The tracker after its credentials were replaced. */
export type Renewed = { tracker: Tracker; renewed: Credentials }

/** The API sees the broker's connection (IoT's GetConnection). */
export async function checkConnectionState({ check }: Run, sender: Found<Sender>): Promise<void> {
  await check(
    { title: 'The API knows that the tracker is connected', see: SECTIONS.trackers },
    sender,
    async ({ tracker }) => {
      await eventually(async () => (await connectionOf(tracker)).state === 'connected' || null, 'it did not')
    },
  )
}

/** New credentials end every connection of the tracker (IoT's DeleteConnection). */
export async function checkRevocation(
  { check, connections }: Run,
  sender: Found<Sender>,
): Promise<Found<Renewed>> {
  const see = SECTIONS.rights
  const renewed = await check(
    { title: 'New credentials end the connections under all client ids', see },
    sender,
    async ({ tracker, client }) => {
      const { account, trackerId, credentials } = tracker
      const open = [{ clientId: trackerId, client }]
      for (const clientId of trackerClientIds(trackerId).filter((one) => one !== trackerId)) {
        const other = await connections.open(asTracker(credentials, { clientId }))
        open.push({ clientId, client: other })
      }
      const closing = open.map(async ({ clientId, client }) => ({
        clientId,
        isClosed: await isClosed(client, CLOSED_WITHIN_MS),
      }))
      const renewed = await account.client.call(devices.createCredentials, { path: { id: trackerId } })
      const left = (await Promise.all(closing)).filter((one) => !one.isClosed)
      if (left.length > 0)
        throw new CheckFailed(`still connected: ${left.map(({ clientId }) => clientId).join(', ')}`)
      return { tracker, renewed }
    },
  )
  await check(
    { title: 'The API knows why the connection ended', see: SECTIONS.trackers },
    renewed,
    async ({ tracker }) => {
      await eventually(
        async () => (await connectionOf(tracker)).endReason === 'API_INITIATED_DISCONNECT' || null,
        'it did not name API_INITIATED_DISCONNECT',
      )
    },
  )
  await check(
    { title: 'The old password is refused, the new one is accepted', see },
    renewed,
    async ({ tracker, renewed }) => {
      await connections.expectRefused('the old password', asTracker(tracker.credentials))
      await connections.open(asTracker(renewed))
    },
  )
  return renewed
}

async function connectionOf({ account, trackerId }: Tracker) {
  const { connection } = await account.client.call(devices.getDiagnostics, { path: { id: trackerId } })
  return connection
}
