import { describe, expect, it } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import { ANCHOR_RULE_ID } from '../../../shared/watching/anchor/anchor-rule-id.ts'
import type { RuleReason } from '../../../shared/watching/event.ts'
import { NOON, notifyServices } from '../../../test/make/notify/notify-services.ts'

const aService = notifyServices()

const QUIET = { 'notifications.quietFrom': '11:00', 'notifications.quietTo': '13:00' } as const

const DRAGGING: RuleReason = {
  check: 'dragging',
  operator: 'outside',
  saw: 62,
  limit: 45,
  unit: 'm',
  at: toIso(NOON),
  accuracyM: null,
}
const SILENT: RuleReason = {
  ...DRAGGING,
  check: 'noPosition',
  operator: null,
  saw: 10,
  limit: null,
  unit: 'min',
}
const UNDER_WAY: RuleReason = { ...SILENT, check: 'underWay', saw: null, unit: null }

describe('an alarm of an anchor watch', () => {
  it.each([
    [DRAGGING, 'Sea Ray is dragging its anchor: 62 m from it at 12:00'],
    [
      { ...DRAGGING, operator: 'fartherOut' },
      'Sea Ray lies farther out than before: 62 m from its anchor at 12:00',
    ],
    [SILENT, 'Sea Ray is at anchor and has sent no position for 10 min'],
  ])('is sent in quiet hours, and says what happened: %j', async (reason, subject) => {
    const { fired, notify, emails, preferences, geofence } = await aService()
    await preferences.update(geofence.accountId, { units: 'km', timeFormat: '24h', ...QUIET })
    await notify(await fired(ANCHOR_RULE_ID, NOON, { reasons: [reason] }))
    expect(emails.map((email) => email.subject)).toEqual([subject])
    expect(emails[0]?.text).not.toContain('/snooze/')
  })

  it('is no alarm when the boat got under way, which waits for the end of quiet hours', async () => {
    const { fired, notify, emails, preferences, geofence } = await aService()
    await preferences.update(geofence.accountId, QUIET)
    await notify(await fired(ANCHOR_RULE_ID, NOON, { reasons: [UNDER_WAY] }))
    expect(emails).toEqual([])
  })
})
