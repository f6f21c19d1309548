import { describe, expect, it } from 'vitest'
import type { Action } from '../../../shared/rules/rule.ts'
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { NOON, notifyServices, PHONE } from '../../../test/make/notify/notify-services.ts'

const aService = notifyServices()
const CREW = 'crew@example.com'
const DEVICE = 'Sea Ray'

/** An account with a rule that notifies a member, who may be limited to tags. */
async function aCrew({ tags = [], actions = [] }: { tags?: string[]; actions?: Action[] } = {}) {
  const service = await aService({ sendEmailNotifications: false })
  const memberId = await service.join(CREW, { tags })
  const ruleId = await service.ruleWith([...actions, { type: 'member', target: memberId }])
  const getAddress = async (id: string) => (id === memberId ? CREW : service.address)
  return {
    ...service,
    memberId,
    name: `email:${CREW} ${memberId}`,
    fired: (at: number) => service.fired(ruleId, at, { deviceId: 'SEA240' }),
    notify: (event: Parameters<typeof service.notify>[0]) => service.notify(event, { getAddress }),
    handle: (message: object) => service.handle(message, { getAddress }),
    /** Does what is due, in the order of its times, and leaves nothing. */
    async doDue() {
      for (const { at, work } of service.due.splice(0)) {
        service.clock.now = at
        await service.handle(work, { getAddress })
      }
    },
  }
}

describe('T13 a member whom a rule names', () => {
  it('T13 is notified in their own language, time zone and units, with a link to the account', async () => {
    const { preferences, memberId, accountId, fired, notify, emails } = await aCrew()
    await preferences.update(memberId, { language: 'es', timezone: 'Europe/Madrid', units: 'km' })
    await notify(await fired(NOON))
    expect(emails.map(({ to }) => to)).toEqual([CREW])
    expect(emails[0]?.subject).toContain('6:00 p. m.')
    expect(emails[0]?.text).toContain(`account=${accountId}`)
    expect(emails[0]?.text).toMatch(/Dispositivo: /)
  })

  it('T13 is notified beside the account, each once', async () => {
    const { fired, notify, emails, address, stateOf, name } = await aCrew({
      actions: [{ type: 'email', target: '' }],
    })
    const event = await fired(NOON)
    await notify(event)
    await notify(event)
    expect(emails.map(({ to }) => to).toSorted()).toEqual([address, CREW].toSorted())
    expect(await stateOf(event, name)).toMatchObject({ state: 'sent' })
    expect(emails.find(({ to }) => to === address)?.text).not.toContain('account=')
  })

  it('T13 gets pushes in their own browsers, and texts only if they have switched them on', async () => {
    const { stores, memberId, preferences, fired, notify, pushes, texts } = await aCrew()
    const code = { salt: '', hash: 'hash', expiresAt: NOON, tries: 0 }
    await stores.phones.save(memberId, PHONE)
    await stores.phones.saveCode(memberId, PHONE, code)
    await stores.phones.confirm(memberId, PHONE, code, NOON)
    const { aPushSubscription } = await import('../../../test/make/notify/a-push-subscription.ts')
    await stores.pushSubscriptions.save(memberId, aPushSubscription('crew'), NOON, 10)
    await notify(await fired(NOON))
    expect([pushes.length, texts.length]).toEqual([1, 0])
    await preferences.update(memberId, { 'notifications.sms': true })
    await notify(await fired(NOON + 1))
    expect([pushes.length, texts.length]).toEqual([2, 1])
  })

  it('T13 is not notified of what they have switched off or muted, and the account is', async () => {
    const crew = await aCrew({ actions: [{ type: 'email', target: '' }] })
    const { preferences, memberId, fired, notify, emails, address, stateOf, name, snoozes } = crew
    await preferences.update(memberId, { 'notifications.email': false })
    const off = await fired(NOON)
    await notify(off)
    expect(emails.map(({ to }) => to)).toEqual([address])
    expect(await stateOf(off, name)).toMatchObject({ detail: 'off-in-preferences' })
    await preferences.update(memberId, { 'notifications.email': true })
    await snoozes.save(memberId, { kind: 'device', id: off.deviceId }, NOON + HOUR_MS, NOON, 10)
    const muted = await fired(NOON + 1)
    await notify(muted)
    expect(emails.map(({ to }) => to)).toEqual([address, address])
    expect(await stateOf(muted, name)).toMatchObject({ state: 'suppressed', detail: 'snoozed' })
  })

  it('T13 gets a digest when their own quiet hours end, and the account is not held', async () => {
    const crew = await aCrew({ actions: [{ type: 'email', target: '' }] })
    const { preferences, memberId, fired, notify, emails, address, due, doDue, accountId } = crew
    const quiet = { 'notifications.quietFrom': '11:00', 'notifications.quietTo': '13:00' }
    await preferences.update(memberId, { timezone: 'America/New_York', ...quiet })
    await notify(await fired(NOON))
    await notify(await fired(NOON + MINUTE_MS))
    expect(emails.map(({ to }) => to)).toEqual([address, address])
    const at = NOON + HOUR_MS
    const work = { kind: 'digest', accountId, digest: 'quiet', memberId }
    expect(due).toEqual([
      { at, work },
      { at, work },
    ])
    await doDue()
    expect(emails.map(({ to }) => to)).toEqual([address, address, CREW])
    expect(emails.at(-1)?.text.split(DEVICE).length).toBeGreaterThan(2)
  })

  it('T13 is notified only of devices with their tags, and of none after they have left', async () => {
    const { tagged, fired, notify, emails, memberId, leave, handle, name } = await aCrew({ tags: ['sea'] })
    await notify(await fired(NOON))
    expect(emails).toEqual([])
    tagged.tags = ['sea']
    await notify(await fired(NOON + 1))
    expect(emails).toHaveLength(1)
    const later = await fired(NOON + 2)
    await leave(memberId)
    await notify(later)
    const { accountId, eventKey } = later
    await handle({ kind: 'notification', accountId, eventKey, notification: name })
    expect(emails).toHaveLength(1)
  })

  it('T13 whose membership has ended is not notified', async () => {
    const service = await aService()
    const memberId = await service.join(CREW, { endsAt: NOON + HOUR_MS })
    const ruleId = await service.ruleWith([{ type: 'member', target: memberId }])
    for (const [at, sent] of [
      [NOON + HOUR_MS - 1, 1],
      [NOON + HOUR_MS, 1],
    ] as const) {
      service.clock.now = at
      await service.notify(await service.fired(ruleId, at), { getAddress: async () => CREW })
      expect(service.emails).toHaveLength(sent)
    }
  })

  it('GEO-5 is named by a geofence too', async () => {
    const service = await aService({ sendEmailNotifications: false })
    const memberId = await service.join(CREW)
    const { geofence, stores } = service
    const named = { ...geofence, notificationMembers: [memberId], version: geofence.version + 1 }
    await stores.geofences.update(named, geofence.version, NOON)
    await service.notify(await service.stored(NOON), { getAddress: async () => CREW })
    expect(service.emails.map(({ to }) => to)).toEqual([CREW])
  })
})
