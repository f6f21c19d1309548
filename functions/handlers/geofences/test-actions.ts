import type { geofences as routes } from '../../../shared/geofences/geofences.routes.ts'
import { ownPart } from '../../members/own-part.ts'
import { reserveTest } from '../../messages/reserve-test.ts'
import type { NotifyQueue, TestNotification } from '../../outside/notify-queue.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { GeofenceStore, StoredGeofence } from '../../stores/geofences/geofences.ts'
import { geofenceCoverage } from './list-geofences.ts'

export type TestDeps = {
  accounts: Pick<AccountStore, 'reserve'>
  devices: Pick<DeviceStore, 'list'>
  geofences: Pick<GeofenceStore, 'get'>
  queue: Pick<NotifyQueue, 'send'>
  now: () => number
}

type TestRoutes = Pick<typeof routes, 'testGeofenceNotification' | 'testGeofenceAlert'>

/** Test notifications, which go to the account itself only. */
export function testActions(deps: TestDeps): Actions<TestRoutes> {
  async function send(message: TestNotification) {
    const refusal = await reserveTest(message.accountId, deps)
    if (refusal !== null) return refusal
    await deps.queue.send(message)
    return { reply: { success: true as const } }
  }

  return {
    async testGeofenceNotification({ path, body }, { accountId, scope }) {
      const { geofenceId, eventType, notificationMethod: channel } = body
      const geofence = geofenceId === path.id ? await deps.geofences.get(accountId, path.id) : null
      if (geofence === null) return { refused: 'not-found' }
      const { touches } = await ownPart(scope, deps.devices)
      if (!touches(geofenceCoverage(geofence))) return { refused: 'not-found' }
      if (!hasRecipient(geofence, channel)) return { refused: 'no-recipient' }
      return send({ kind: 'test', accountId, geofenceId, eventType, channel })
    },

    testGeofenceAlert: (_input, { accountId }) =>
      send({ kind: 'test', accountId, geofenceId: null, eventType: 'entry', channel: 'email' }),
  }
}

/** Every account has an email address of its own, but not a phone number. */
function hasRecipient(geofence: StoredGeofence, channel: TestNotification['channel']): boolean {
  if (channel === 'webhook') return geofence.notificationWebhook !== null
  return channel === 'email' || geofence.notificationPhone !== null
}
