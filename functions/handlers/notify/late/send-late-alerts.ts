import { LATE_AT_MOST_MS } from '../../../../shared/watching/event.ts'
import type { DueWork } from '../../../stores/due-work.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import { deviceOfTrack } from '../../../watching/tracked-device.ts'
import { type Account, loadAccount } from '../account.ts'
import { allOf } from '../all-of.ts'
import { type Noticed, noticesOf } from '../delivery/find-notice.ts'
import { withoutMuted } from '../delivery/mute.ts'
import { nameOf, type Recipient } from '../delivery/recipients.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Notice } from '../writing/notice.ts'
import { deliverLate } from './deliver-late.ts'
import { lateEvents } from './late-events.ts'

type LateAlerts = Extract<DueWork, { kind: 'lateAlerts' }>

/** Sends each recipient one message about the critical events of a device that were found late since a time. */
export async function sendLateAlerts({ from, ...device }: LateAlerts, deps: NotifyDeps): Promise<void> {
  const account =
    (await deviceOfTrack(device, deps)) === null ? null : await loadAccount(device.accountId, deps)
  if (account === null) return
  const events = await lateEvents(device, from - LATE_AT_MOST_MS, deps)
  const since = events.filter(({ foundAt = '' }) => Date.parse(foundAt) >= from)
  const found = await criticalOf(since, account, deps)
  const unmuted = await Promise.all(
    found.map(async ({ notice, recipients }) => ({
      notice,
      recipients: await withoutMuted(notice.event, recipients, account, deps),
    })),
  )
  const messages = byRecipient(unmuted)
  await allOf(messages.map(({ recipient, notices }) => deliverLate(recipient, notices, account, false, deps)))
}

async function criticalOf(
  events: readonly StoredEvent[],
  account: Account,
  deps: NotifyDeps,
): Promise<Noticed[]> {
  const noticed = await Promise.all(events.map(noticesOf(account, deps)))
  return noticed.flatMap((one) => (one?.notice.priority === 'critical' ? [one] : []))
}

type Message = { recipient: Recipient; notices: readonly Notice[] }

function byRecipient(found: readonly Noticed[]): Message[] {
  const messages = new Map<string, Message>()
  for (const { notice, recipients } of found)
    for (const recipient of recipients) {
      const notices = messages.get(nameOf(recipient))?.notices ?? []
      messages.set(nameOf(recipient), { recipient, notices: [...notices, notice] })
    }
  return [...messages.values()]
}
