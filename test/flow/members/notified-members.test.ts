import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aMember, ownAccountId } from '../../make/accounts/members.ts'
import { aGeofenceBody } from '../../make/geofences/geofence.ts'
import { emailsTo } from '../../make/notify/local-messages.ts'
import { anAlert, anAlertBody } from '../../make/rules/rule.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const NAME = 'Sea Ray'
/** A change of rules is in force within this. */
const IN_FORCE_MS = 2 * SECOND_MS
/** At 100 km/h on this latitude. */
const LNG_IN_10_S = 0.0028
const alertsTo = async (email: string) =>
  (await emailsTo(email)).filter(({ subject }) => subject.startsWith(NAME))

const member = (target: string) => ({ type: 'member', target })
const Problem = z.object({ errors: z.array(z.object({ path: z.string() })).default([]) })
const pathsIn = ({ body }: { body: unknown }) => Problem.parse(body).errors.map(({ path }) => path)

describe('a member in a rule or a geofence', () => {
  it('T13 is notified by email of their devices, with a link into the account', async () => {
    const owner = await anAccount()
    const tracker = await aTracker(owner)
    const tagged = { deviceName: NAME, tags: ['sea'] }
    expect((await owner.call('PUT', `/vectra/device/${tracker.trackerId}`, tagged)).status).toBe(200)
    const crew = await aMember(owner, { role: 'viewer', tags: ['sea'] })
    const shore = await aMember(owner, { role: 'viewer', tags: ['shore'] })
    await anAlert(owner, { actions: [crew, shore].map(({ memberId }) => member(memberId)) })
    const start = Date.now() - 40 * SECOND_MS
    const drive = [20, 100, 100, 100].map((speedKmh, index) => ({
      time: toIso(start + index * 10 * SECOND_MS),
      lat: 26.1,
      lng: -80.1 + index * LNG_IN_10_S,
      speedKmh,
    }))
    await publishAs(tracker, ...drive.slice(0, 1))
    await delay(IN_FORCE_MS)
    await publishAs(tracker, ...drive.slice(1))
    await expect.poll(async () => (await alertsTo(crew.email)).length, { timeout: 20 * SECOND_MS }).toBe(1)
    const [mail] = await alertsTo(crew.email)
    expect(mail?.text).toContain(`account=${await ownAccountId(owner)}`)
    expect(await alertsTo(shore.email)).toEqual([])
    expect(await alertsTo(owner.email)).toEqual([])
  })

  it('T13 must be a member, and stays named after leaving', async () => {
    const owner = await anAccount()
    await aTracker(owner)
    const stranger = await ownAccountId(await anAccount())
    const rule = { ...anAlertBody(), actions: [member(stranger)] }
    const refused = await owner.call('POST', '/vectra/alerts', rule)
    expect([refused.status, ...pathsIn(refused)]).toEqual([404, 'actions.0.target'])
    const fence = { ...aGeofenceBody(), notificationMembers: [stranger] }
    const refusedFence = await owner.call('POST', '/geofences', fence)
    expect([refusedFence.status, ...pathsIn(refusedFence)]).toEqual([404, 'notificationMembers'])

    const crew = await aMember(owner, { role: 'viewer' })
    const { id } = await anAlert(owner, { actions: [member(crew.memberId)] })
    const named = { ...aGeofenceBody(), notificationMembers: [crew.memberId, crew.memberId] }
    const created = await owner.call('POST', '/geofences', named)
    expect(created.body).toMatchObject({ geofence: { notificationMembers: [crew.memberId] } })
    expect((await owner.call('DELETE', `/vectra/members/${crew.memberId}`)).status).toBe(200)
    const change = { ...anAlertBody(), name: 'Renamed', actions: [member(crew.memberId)] }
    const changed = await owner.call('PUT', `/vectra/alerts/${id}`, change)
    expect(changed.status, changed.text).toBe(200)
  })
})
