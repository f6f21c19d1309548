import { trackedDevice } from '../common/device-watch.ts'
import { ruleOf } from '../common/rules/rule-of.ts'
import type { EventId } from '../stores/notifications.ts'
import type { StoredEvent } from '../stores/stored-event.ts'
import { type Account, loadAccount } from './account.ts'
import type { NotifyDeps } from './deps.ts'
import { crossingNotice, type Notice, ruleNotice } from './notice.ts'
import { type Recipient, recipientsOfGeofence, recipientsOfRule } from './recipients.ts'

type Found = { notice: Notice; account: Account; recipients: Recipient[] }

/**
 * An event with those who are to know of it. Null if it, what raised it, its device or its account is gone by now, or
 * the device is not tracked any more.
 */
export async function findNotice({ accountId, eventKey }: EventId, deps: NotifyDeps): Promise<Found | null> {
  const event = await deps.events.get(accountId, eventKey)
  if (event === null || (await trackedDevice(event, deps)) === null) return null
  const account = await loadAccount(accountId, deps)
  return account && (await withRecipients(event, account, deps))
}

async function withRecipients(event: StoredEvent, account: Account, deps: NotifyDeps): Promise<Found | null> {
  const { accountId } = event
  const browsers = await deps.pushSubscriptions.list(accountId)
  if (event.kind === 'crossing') {
    const geofence = await deps.geofences.get(accountId, event.geofenceId)
    if (geofence === null) return null
    const recipients = recipientsOfGeofence(geofence, account, browsers)
    return { notice: crossingNotice(event), account, recipients }
  }
  const stored = await deps.rules.get(accountId, event.ruleId)
  if (stored === null) return null
  const rule = ruleOf(stored)
  return {
    notice: ruleNotice(event, rule),
    account,
    recipients: recipientsOfRule(rule, account, browsers),
  }
}
