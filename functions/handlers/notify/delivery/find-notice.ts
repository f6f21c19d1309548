import { membersIn } from '../../../../shared/rules/rule.ts'
import { ANCHOR_RULE_ID } from '../../../../shared/watching/anchor/anchor-rule-id.ts'
import type { StoredEvent, StoredRuleEvent } from '../../../stores/events/stored-event.ts'
import type { EventId } from '../../../stores/notifications/notifications.ts'
import { BUILT_IN_RULES, isOfFloatPlan } from '../../../watching/built-in-rules.ts'
import { ruleOf } from '../../../watching/rule-of.ts'
import { deviceOfTrack } from '../../../watching/tracked-device.ts'
import { type Account, loadAccount } from '../account.ts'
import type { NotifyDeps } from '../deps.ts'
import { allClearDetails } from '../float-plans/all-clear-details.ts'
import { contactRecipients } from '../float-plans/ask-contacts.ts'
import { contactsIn, planDetails } from '../float-plans/plan-details.ts'
import { builtInNotice, crossingNotice, type Notice, ruleNotice } from '../writing/notice.ts'
import { loadMember, recipientsOfMember } from './members.ts'
import { eachOnce, nameOf, type Recipient, recipientsOfGeofence, recipientsOfRule } from './recipients.ts'

/** An event with those who are to know of it. */
export type Noticed = { notice: Notice; recipients: Recipient[] }
type Found = Noticed & { account: Account }

/**
 * An event with those who are to know of it. Null if it, what raised it, its device or its account is gone by now, or
 * the device is not tracked any more. An all-clear is for people, and outlives its device.
 */
export async function findNotice({ accountId, eventKey }: EventId, deps: NotifyDeps): Promise<Found | null> {
  const event = await deps.events.get(accountId, eventKey)
  if (event === null) return null
  if (!isAllClear(event) && (await deviceOfTrack(event, deps)) === null) return null
  const account = await loadAccount(accountId, deps)
  const noticed = account && (await noticesOf(account, deps)(event))
  return account && noticed && { ...noticed, account }
}

const isAllClear = (event: StoredEvent) => event.kind === 'rule' && event.clears !== undefined

/** Reads who is to know of events of the account. What raised them is read once. */
export function noticesOf(
  account: Account,
  deps: NotifyDeps,
): (event: StoredEvent) => Promise<Noticed | null> {
  const { accountId, personId } = account
  const getBrowsers = once(deps.pushSubscriptions.list)
  const getGeofence = once((geofenceId) => deps.geofences.get(accountId, geofenceId))
  const getRule = once((ruleId) => deps.rules.get(accountId, ruleId))
  const getMember = once((memberId) => loadMember(accountId, memberId, deps))

  /** The members who see the device of the event. Whoever gets an all-clear saw it. */
  async function membersAmong(memberIds: readonly string[], event: StoredEvent): Promise<Recipient[]> {
    const reached = memberIds.map(async (memberId) => {
      const member = await getMember(memberId)
      if (member === null) return []
      const isSeen = isAllClear(event) || (await deps.devices.get(member.scope, event.deviceId)) !== null
      if (!isSeen) return []
      return recipientsOfMember(member, await getBrowsers(memberId))
    })
    return (await Promise.all(reached)).flat()
  }

  /** What the anchor watch of the boat calls. */
  async function webhookOf({ ruleId, trackId }: StoredRuleEvent): Promise<Recipient[]> {
    if (ruleId !== ANCHOR_RULE_ID) return []
    const address = (await deps.watches.get(trackId)).anchored?.webhookUrl ?? null
    return address === null ? [] : [{ channel: 'webhook', address }]
  }

  return async (event) => {
    if (event.kind === 'crossing') {
      const geofence = await getGeofence(event.geofenceId)
      if (geofence === null) return null
      const recipients = [
        ...recipientsOfGeofence(geofence, account, await getBrowsers(personId)),
        ...(await membersAmong(geofence.notificationMembers, event)),
      ]
      return { notice: crossingNotice(event, geofence), recipients }
    }
    const builtIn = BUILT_IN_RULES.get(event.ruleId)
    if (builtIn !== undefined) {
      const detailsOf = event.clears === undefined ? planDetails : allClearDetails
      const plan = isOfFloatPlan(event) ? await detailsOf(event, deps) : null
      if (isOfFloatPlan(event) && plan === null) return null
      const recipients = eachOnce([
        ...recipientsOfRule(builtIn, account, await getBrowsers(personId)),
        ...(await webhookOf(event)),
        ...(await membersAmong(event.memberId === undefined ? [] : [event.memberId], event)),
        ...contactRecipients(plan === null ? [] : contactsIn(plan)),
      ])
      const isReached = (one: Recipient) => plan?.kind !== 'allClear' || plan.sentTo.has(nameOf(one))
      return { notice: builtInNotice(event, plan), recipients: recipients.filter(isReached) }
    }
    const stored = await getRule(event.ruleId)
    if (stored === null) return null
    const rule = ruleOf(stored)
    const recipients = [
      ...recipientsOfRule(rule, account, await getBrowsers(personId)),
      ...(await membersAmong(membersIn(rule.actions), event)),
    ]
    return { notice: ruleNotice(event, rule), recipients }
  }
}

function once<Value>(read: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (id) => {
    const value = known.get(id) ?? read(id)
    known.set(id, value)
    return value
  }
}
