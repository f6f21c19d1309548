import { toIso } from '../../../../shared/time.ts'
import type { TestNotification } from '../../../outside/notify-queue.ts'
import { log } from '../../../runtime/log.ts'
import { newEvent } from '../../../stores/events/stored-event.ts'
import type { StoredGeofence } from '../../../stores/geofences/geofences.ts'
import { type Account, loadAccount } from '../account.ts'
import { send } from '../delivery/deliver.ts'
import type { NamedRecipient } from '../delivery/recipients.ts'
import type { NotifyDeps } from '../deps.ts'
import { crossingNotice } from '../writing/notice.ts'

/** Sends a test notification to the account itself. Nothing is stored. */
export async function sendTest(test: TestNotification, deps: NotifyDeps): Promise<void> {
  const account = await loadAccount(test.accountId, deps)
  const geofence = test.geofenceId === null ? null : await deps.geofences.get(test.accountId, test.geofenceId)
  const address = account && addressOf(test.channel, geofence, account)
  if (!account || address === null) return log('info', 'test-without-recipient', { channel: test.channel })
  const notice = crossingNotice(testEvent(test, geofence, account, deps.now()), geofence ?? {}, true)
  const { kind, ...outcome } = await send({ channel: test.channel, address }, notice, account, true, deps)
  log('info', 'test-notification', {
    channel: test.channel,
    outcome: kind,
    ...('detail' in outcome && { detail: outcome.detail }),
  })
}

function addressOf(channel: NamedRecipient['channel'], geofence: StoredGeofence | null, account: Account) {
  if (channel === 'email') return account.address
  return channel === 'sms' ? (geofence?.notificationPhone ?? null) : (geofence?.notificationWebhook ?? null)
}

function testEvent(
  { accountId, eventType }: TestNotification,
  geofence: StoredGeofence | null,
  { texts }: Account,
  now: number,
) {
  const [corner] = geofence?.points ?? []
  return newEvent({
    kind: 'crossing',
    accountId,
    trackId: '',
    eventId: `test-${now}`,
    eventType,
    timestamp: toIso(now),
    plateNumber: null,
    deviceId: '',
    deviceName: texts.testDevice,
    geofenceId: geofence?.geofenceId ?? '',
    geofenceName: geofence?.name ?? texts.testGeofence,
    location: corner ?? { latitude: 0, longitude: 0 },
    heading: null,
    speed: null,
    late: false,
    interpolated: false,
    reasons: [],
  })
}
