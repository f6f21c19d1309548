import { describe, expect, it } from 'vitest'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { anchor as routes } from '../../../shared/watching/anchor/anchor.routes.ts'
import { ANCHOR_RULE_ID } from '../../../shared/watching/anchor/anchor-rule-id.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { ownAccountId } from '../../make/accounts/members.ts'
import { emailsTo } from '../../make/notify/local-messages.ts'
import { aWebhookReceiver } from '../../make/notify/webhook-receiver.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const IN_TIME = { timeout: 30_000, interval: 500 }
const METRES_PER_DEGREE = 111_195

/** A fix of a boat at anchor, so many seconds ago and so many metres north of its anchor. */
const boatFix = (secondsAgo: number, metres: number) => ({
  time: toIso(Date.now() - secondsAgo * SECOND_MS),
  lat: 26.1 + metres / METRES_PER_DEGREE,
  lng: -80.1,
  speedKmh: 0,
  accuracyM: 4,
})

describe('an anchor watch on the running system', () => {
  it('raises a drag that MQTT reports, notifies by email and webhook, and is acknowledged and lifted', async () => {
    const account = await anAccount()
    const { url: webhookUrl, received } = await aWebhookReceiver(() => 204)
    const accountId = await ownAccountId(account)
    const tracker = await aTracker(account)
    const path = `/vectra/devices/${tracker.trackerId}/anchor-watch`
    await publishAs(tracker, boatFix(400, 0))
    const set = await account.call('PUT', path, { anchor: null, radiusM: 30, webhookUrl })
    expect(routes.setAnchorWatch.reply.parse(set.body)).toMatchObject({
      anchorWatch: { state: 'watching', radiusM: 30, setBy: accountId },
      warnings: [],
    })
    const watch = async () =>
      routes.getAnchorWatch.reply.parse((await account.call('GET', path)).body).anchorWatch
    // a message that follows at once may be evaluated without the watch
    let attempts = 0
    const seen = async () => {
      attempts += 1
      await publishAs(tracker, boatFix(390 - attempts, 1))
      return (await watch())?.distanceM
    }
    await expect.poll(seen, IN_TIME).not.toBeNull()
    await publishAs(
      tracker,
      ...Array.from({ length: 10 }, (_, index) => boatFix(300 - index * 30, 20 + index * 9)),
    )
    await expect.poll(async () => (await watch())?.state, IN_TIME).toBe('dragging')

    const listed = await account.call('GET', `/vectra/alerts/events?ruleId=${ANCHOR_RULE_ID}`)
    const { events } = alerts.listRuleEvents.reply.parse(listed.body)
    expect(events.map(({ reasons }) => reasons.map(({ check }) => check))).toEqual([['dragging']])
    await expect
      .poll(async () => (await emailsTo(account.email)).map(({ subject }) => subject).join(), IN_TIME)
      .toContain('is dragging its anchor')
    await expect.poll(() => received.length, IN_TIME).toBe(1)
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      type: 'alert.fired',
      data: { deviceId: tracker.trackerId, reasons: [{ check: 'dragging' }] },
    })

    const acknowledged = await account.call('POST', `${path}/acknowledge`)
    expect(acknowledged.body).toMatchObject({ anchorWatch: { acknowledgedBy: accountId } })
    expect((await account.call('DELETE', path)).body).toEqual({ anchorWatch: null })
    expect(await watch()).toBeNull()
  })
})
