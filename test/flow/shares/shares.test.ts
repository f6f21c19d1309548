import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { DeleteCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, inject, it } from 'vitest'
import { LOCATIONS_CACHED_MS } from '../../../functions/handlers/shares/viewer-actions.ts'
import { shares as routes } from '../../../shared/shares/shares.routes.ts'
import { shareViewer } from '../../../shared/shares/viewer.routes.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount, apiUrl, localUrl } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { ownAccountId } from '../../make/accounts/members.ts'
import { changedToken } from '../../make/changed-token.ts'
import { localStore } from '../../make/local/local-store.ts'
import { aShare, guessedTokens, tokenIn } from '../../make/share.ts'
import { aTracker, deviceOf, publishAs } from '../../make/tracking/tracker.ts'
import { SEED } from '../../seed.ts'

/** Calls the public API of a share link, without an account's token. */
async function asViewer(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${apiUrl()}/vectra/public/share/${path}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const statusOf = async (token: string) => (await asViewer(token)).status
/** Opens the link, and waits and retries when rate limited. */
async function openPatiently(token: string): Promise<number> {
  const { status, headers } = await asViewer(token)
  if (status !== 429) return status
  await delay(Number(headers.get('retry-after')) * SECOND_MS)
  return openPatiently(token)
}
const locationOf = async (token: string) =>
  shareViewer.getSharedLocation.reply.parse(JSON.parse((await asViewer(`${token}/location`)).text))
const linksOf = async (account: Account) =>
  routes.listShares.reply.parse((await account.call('GET', '/vectra/shares')).body).shareLinks

const fix = (agoMs: number, more: Record<string, unknown> = {}) => ({
  time: toIso(Date.now() - agoMs),
  lat: 26.1,
  lng: -80.1,
  ...more,
})

describe('share links', () => {
  it('SHR-1 SHR-6 SHR-8 a link shows viewers where the device is, and shows its owner how often it was opened', async () => {
    const owner = await anAccount()
    const tracker = await aTracker(owner, { deviceName: 'Sea Ray' })
    await publishAs(tracker, fix(2 * HOUR_MS), fix(90_000, { lat: 26.101 }), fix(0, { lat: 26.102 }))
    const share = await aShare(owner, tracker.trackerId, { name: ' Family ', trailDurationHours: 1 })
    expect(share).toMatchObject({ name: 'Family', deviceName: 'Sea Ray', deviceIds: [tracker.trackerId] })
    expect(share.shareUrl).toBe(`http://localhost:${new URL(localUrl()).port}/share/${share.token}`)

    const opened = await asViewer(share.token)
    expect(JSON.parse(opened.text)).toEqual({
      shareData: {
        name: 'Family',
        deviceName: 'Sea Ray',
        trailDurationHours: 1,
        hidesArea: false,
        units: 'miles',
      },
    })
    const { location, trail, devices } = await locationOf(share.token)
    expect(location).toMatchObject({ lat: 26.102, lng: -80.1, speed: 0 })
    expect(trail.map(({ lat }) => lat)).toEqual([26.101, 26.102])
    expect(devices).toEqual([
      { deviceName: 'Sea Ray', location, trail, estimatedArrivalAt: null, anchorWatch: null },
    ])

    expect(await linksOf(owner)).toMatchObject([{ shareId: share.shareId, accessCount: 1 }])
    const ofDevice = await owner.call('GET', `/vectra/devices/${tracker.trackerId}/shares`)
    expect(routes.listDeviceShares.reply.parse(ofDevice.body).shareLinks).toEqual(await linksOf(owner))
  })

  it('T41 replies have these keys only: no id, plate, voltage, reading on board, owner or other device', async () => {
    const owner = await anAccount()
    const [shared, other] = [await aTracker(owner, { vehicleNum: 'FL 77' }), await aTracker(owner)]
    const onBoard = { bilgeHigh: true, batteries: { house: { volts: 12.6 } }, tanks: { fuel: 0.7 } }
    await publishAs(shared, fix(0, { batteryVolts: 12.7, odometerKm: 4, statusText: 'ACC_ON', ...onBoard }))
    await publishAs(other, fix(0))
    const share = await aShare(owner, shared.trackerId, { name: 'Family' })
    const [data, location] = [await asViewer(share.token), await asViewer(`${share.token}/location`)]
    const keysOf = (text: string) =>
      [...new Set(text.match(/"\w+"(?=:)/g))].map((key) => key.slice(1, -1)).toSorted()
    expect(keysOf(data.text)).toEqual([
      'deviceName',
      'hidesArea',
      'name',
      'shareData',
      'trailDurationHours',
      'units',
    ])
    expect(keysOf(location.text)).toEqual([
      'altitude',
      'anchorWatch',
      'deviceName',
      'devices',
      'estimatedArrivalAt',
      'heading',
      'isMultiDevice',
      'lat',
      'lng',
      'location',
      'speed',
      'timestampIso',
      'trail',
    ])
    for (const { text, headers } of [data, location]) {
      const all = text.replace(`Boat ${shared.trackerId}`, '') + JSON.stringify([...headers])
      for (const secret of [shared.trackerId, other.trackerId, 'FL 77', '12.7', owner.email, share.shareId])
        expect(all).not.toContain(secret)
    }
  })

  it('SHR-6 T41 LIV-7 shows the anchor watch of a boat until it is lifted, and not who set it', async () => {
    const owner = await anAccount()
    const tracker = await aTracker(owner)
    await publishAs(tracker, fix(0, { speedKmh: 0 }))
    const path = `/vectra/devices/${tracker.trackerId}/anchor-watch`
    expect((await owner.call('PUT', path, { anchor: null, radiusM: 45 })).status).toBe(200)
    const { token } = await aShare(owner, tracker.trackerId, { name: 'Crew ashore' })
    const watchOf = async () => (await locationOf(token)).devices[0]?.anchorWatch
    const shown = { anchor: { latitude: 26.1, longitude: -80.1 }, radiusM: 45, state: 'watching' }
    expect(await watchOf()).toEqual({ ...shown, since: expect.any(String), distanceM: null })
    const { text } = await asViewer(`${token}/location`)
    const watch = JSON.parse(text).devices[0].anchorWatch
    expect(Object.keys(watch).toSorted()).toEqual(['anchor', 'distanceM', 'radiusM', 'since', 'state'])
    for (const secret of [await ownAccountId(owner), owner.email]) expect(text).not.toContain(secret)
    expect((await owner.call('DELETE', path)).status).toBe(200)
    await expect.poll(watchOf, { timeout: 2 * LOCATIONS_CACHED_MS }).toBeNull()
  })

  it('T36 the shares table contains neither a token nor a signing key', async () => {
    const owner = await anAccount()
    const { trackerId } = await aTracker(owner)
    const { token } = await aShare(owner, trackerId)
    const { client, tables } = await localStore(inject('storeEndpoint'))
    const { Items } = await client.send(new ScanCommand({ TableName: tables.shares }))
    const dump = JSON.stringify(Items)
    expect(dump).toContain(trackerId)
    expect(dump).not.toContain(token)
    expect(dump).not.toContain(token.slice(-22))
    for (const linkId of dump.match(/[\w-]{16}/g) ?? [])
      if (token.includes(linkId)) expect(await statusOf(linkId)).toBe(404)
    const secrets = JSON.parse(readFileSync(`${inject('dataFolder')}/secrets.json`, 'utf8'))
    for (const secret of Object.values(secrets))
      for (const key of Object.values(JSON.parse(String(secret))))
        if (key !== '1' && key !== '') expect(dump).not.toContain(key)
  })

  it('SHR-6 T37 T38 T39 disabled, deleted, expired and unknown links get the same uncached reply immediately', async () => {
    const owner = await anAccount()
    const { trackerId } = await aTracker(owner)
    const disabled = await aShare(owner, trackerId)
    const deleted = await aShare(owner, trackerId)
    const expiresAt = Date.now() + 6 * SECOND_MS
    const expired = await aShare(owner, trackerId, { expiresAt: toIso(expiresAt) })
    for (const { token } of [disabled, deleted, expired]) expect(await statusOf(token)).toBe(200)

    const disabling = await owner.call('PATCH', `/vectra/share/${disabled.shareId}`, { isActive: false })
    expect(disabling.body).toMatchObject({ shareLink: { isActive: false } })
    expect(await statusOf(disabled.token)).toBe(404)
    const deleting = await owner.call('DELETE', `/vectra/share/${deleted.shareId}`)
    expect(deleting).toMatchObject({ status: 200, body: { success: true } })
    expect(await statusOf(deleted.token)).toBe(404)
    await delay(Math.max(0, expiresAt - Date.now()))
    expect(await statusOf(expired.token)).toBe(404)
    expect((await linksOf(owner)).map(({ shareId }) => shareId).toSorted()).toEqual(
      [disabled.shareId, expired.shareId].toSorted(),
    )

    const forged = changedToken(disabled.token)
    const responses = []
    for (const token of [disabled.token, deleted.token, expired.token, forged, 'none'])
      for (const path of [token, `${token}/location`]) responses.push(await asViewer(path))
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    for (const { status, headers } of responses) {
      expect(status).toBe(404)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    }

    await owner.call('PATCH', `/vectra/share/${disabled.shareId}`, { isActive: true })
    expect(await statusOf(disabled.token)).toBe(200)
    expect((await owner.call('DELETE', `/vectra/share/${deleted.shareId}`)).status).toBe(404)
    expect((await owner.call('PATCH', `/vectra/share/${deleted.shareId}`, { isActive: true })).status).toBe(
      404,
    )
    expect(await statusOf(deleted.token)).toBe(404)
  })

  it('SHR-1 T15 T32 an invalid field is a 400 that names it, and fields that a caller may not set are ignored', async () => {
    const owner = await anAccount()
    const { trackerId } = await aTracker(owner)
    const path = `/vectra/devices/${trackerId}/share`
    for (const [body, field, code] of [
      [{}, 'name', 'required'],
      [{ name: '  ' }, 'name', 'too-small'],
      [{ name: 'a', expiresAt: 'tomorrow' }, 'expiresAt', 'invalid-format'],
    ] as const)
      expect(await owner.call('POST', path, body)).toMatchObject({
        status: 400,
        body: { code: 'invalid-body', errors: [{ path: field, code }] },
      })
    const past = { name: 'a', expiresAt: toIso(Date.now() - MINUTE_MS) }
    expect(await owner.call('POST', path, past)).toMatchObject({
      status: 400,
      body: { code: 'expires-in-the-past', errors: [{ path: 'expiresAt' }] },
    })
    expect((await linksOf(owner)).length).toBe(0)
    const more = { trailDurationHours: 'many', accessCount: 9, isActive: false, accountId: 'b' }
    expect(await aShare(owner, trackerId, more)).toMatchObject({
      trailDurationHours: 24,
      accessCount: 0,
      isActive: true,
      expiresAt: null,
    })
    expect((await owner.call('DELETE', `/vectra/share/${'x'.repeat(5_000)}`)).status).toBe(404)
  })

  it('SHR-8 T13 a link may show several devices of its owner, and none of another account', async () => {
    const [owner, neighbour] = [await anAccount(), await anAccount()]
    const [a, b, foreign] = [await aTracker(owner), await aTracker(owner), await aTracker(neighbour)]
    await publishAs(b, fix(0))
    const shareDevices = (deviceIds: string[]) =>
      owner.call('POST', '/vectra/shares/multi', { name: 'Regatta', deviceIds })
    const refused = await shareDevices([a.trackerId, foreign.trackerId])
    expect(refused.status).toBe(404)
    expect((await shareDevices([a.trackerId, 'T000'])).text).toBe(refused.text)
    expect((await shareDevices([])).status).toBe(400)

    const created = await shareDevices([b.trackerId, a.trackerId, b.trackerId])
    const { shareLink } = routes.createMultiShare.reply.parse(created.body)
    expect(shareLink).toMatchObject({ isMultiDevice: true, deviceIds: [b.trackerId, a.trackerId] })
    const shown = await locationOf(tokenIn(shareLink.shareUrl))
    expect(shown.isMultiDevice).toBe(true)
    expect(shown.devices.map(({ location }) => location?.lat)).toEqual([26.1, undefined])
    const ofDevice = await owner.call('GET', `/vectra/devices/${a.trackerId}/shares`)
    expect(ofDevice.body).toEqual({ shareLinks: [shareLink] })
    expect((await owner.call('GET', `/vectra/devices/${foreign.trackerId}/shares`)).status).toBe(404)
  })

  it('T19 T40 a device whose subscription ends disappears from its link immediately', async () => {
    const owner = await anAccount()
    const tracker = await aTracker(owner)
    await publishAs(tracker, fix(0))
    const { token } = await aShare(owner, tracker.trackerId)
    expect((await locationOf(token)).devices).toHaveLength(1)
    const { subscriptionId } = await deviceOf(owner, tracker.trackerId)
    const { client, tables } = await localStore(inject('storeEndpoint'))
    await client.send(
      new UpdateCommand({
        TableName: tables.subscriptions,
        Key: { accountId: accountIdOf(owner.accessToken), subscriptionId },
        UpdateExpression: 'SET #status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': 'canceled' },
      }),
    )
    expect(await locationOf(token)).toEqual({
      isMultiDevice: false,
      location: null,
      trail: [],
      devices: [],
    })
  })

  it('T40 a device that is gone disappears from its link before the link ends', async () => {
    const owner = await anAccount()
    const tracker = await aTracker(owner)
    await publishAs(tracker, fix(0))
    const { token } = await aShare(owner, tracker.trackerId)
    expect((await locationOf(token)).devices).toHaveLength(1)
    const { client, tables } = await localStore(inject('storeEndpoint'))
    const Key = { accountId: accountIdOf(owner.accessToken), deviceId: tracker.trackerId }
    await client.send(new DeleteCommand({ TableName: tables.devices, Key }))
    const { trail, location, devices } = await locationOf(token)
    expect({ trail, location, devices }).toEqual({ trail: [], location: null, devices: [] })
    expect(await statusOf(token)).toBe(200)
  })

  it('T40 a trail is as long as the link allows, whatever the viewer requests', async () => {
    const owner = await anAccount()
    const tracker = await aTracker(owner)
    await publishAs(tracker, fix(3 * HOUR_MS), fix(0, { lat: 26.101 }))
    const { token } = await aShare(owner, tracker.trackerId, { trailDurationHours: 1 })
    for (const query of ['?trailDurationHours=168', '?hours=999&from=2000-01-01', '?trailHours=168'])
      expect(JSON.parse((await asViewer(`${token}/location${query}`)).text).trail).toHaveLength(1)
    const long = await aShare(owner, tracker.trackerId, { trailDurationHours: 9_999 })
    expect(long.trailDurationHours).toBe(168)
    expect((await locationOf(long.token)).trail).toHaveLength(2)
  })

  it('SHR-6 a link that ends on arrival shows nothing once the device has arrived, and its owner sees why', async () => {
    const owner = await anAccount()
    const tracker = await aTracker(owner, { deviceName: 'Sea Ray' })
    await publishAs(tracker, fix(60_000))
    const endsOnArrival = { lat: 26.11, lng: -80.1, radiusM: 300 }
    const share = await aShare(owner, tracker.trackerId, { endsOnArrival })
    expect(share).toMatchObject({ endsOnArrival, arrival: null })
    expect(await statusOf(share.token)).toBe(200)
    const arriving = fix(0, { lat: 26.108 })
    await publishAs(tracker, arriving)
    await expect.poll(() => statusOf(share.token), { timeout: 2 * LOCATIONS_CACHED_MS }).toBe(410)
    for (const path of [share.token, `${share.token}/location`]) {
      const { status, text, headers } = await asViewer(path)
      expect(status).toBe(410)
      expect(JSON.parse(text)).toMatchObject({ code: 'arrived', arrivedAt: arriving.time })
      expect(text).not.toMatch(/Sea Ray|Family|26\.1|-80\.1/)
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect(await linksOf(owner)).toMatchObject([{ isActive: true, arrival: { deviceName: 'Sea Ray' } }])
    await owner.call('PATCH', `/vectra/share/${share.shareId}`, { isActive: true })
    expect(await statusOf(share.token)).toBe(410)
    await owner.call('PATCH', `/vectra/share/${share.shareId}`, { isActive: false })
    expect((await asViewer(share.token)).text).toBe((await asViewer('none')).text)
    const badRadius = { name: 'a', endsOnArrival: { ...endsOnArrival, radiusM: 49 } }
    expect(await owner.call('POST', `/vectra/devices/${tracker.trackerId}/share`, badRadius)).toMatchObject({
      status: 400,
      body: { code: 'invalid-body', errors: [{ path: 'endsOnArrival.radiusM' }] },
    })
  })

  it('SHR-6 a link that hides an area reveals neither positions in it nor its centre', async () => {
    const owner = await anAccount()
    const tracker = await aTracker(owner)
    const hidden = { lat: 26.1, lng: -80.1, radiusM: 200 }
    await publishAs(tracker, fix(10 * MINUTE_MS, { lat: 26.12 }), fix(5 * MINUTE_MS, { lat: 26.11 }), fix(0))
    const share = await aShare(owner, tracker.trackerId, { hidden })
    expect(share.hidden).toEqual(hidden)
    const { location, devices } = await locationOf(share.token)
    expect(location).toBeNull()
    expect(devices[0]?.trail.map(({ lat }) => lat)).toEqual([26.12, 26.11])
    const all = (await asViewer(share.token)).text + (await asViewer(`${share.token}/location`)).text
    expect(all).not.toMatch(/26\.1[,}]|radius|hidden"/)
  })

  it('T43 1,000 openings of a link, 100 at a time, are all counted, and the last ones are listed', async () => {
    const owner = await anAccount()
    const { trackerId } = await aTracker(owner)
    const { token } = await aShare(owner, trackerId)
    for (let wave = 0; wave < 10; wave++) {
      const statuses = await Promise.all(Array.from({ length: 100 }, () => openPatiently(token)))
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    const [link] = await linksOf(owner)
    expect(link?.accessCount).toBe(1_000)
    expect(link?.lastOpenings).toHaveLength(20)
    const { client, tables } = await localStore(inject('storeEndpoint'))
    const { Items = [] } = await client.send(
      new ScanCommand({
        TableName: tables.shares,
        FilterExpression: 'shareId = :id',
        ExpressionAttributeValues: { ':id': link?.shareId },
      }),
    )
    expect(Items[0]?.openedAt.length).toBeLessThan(200)
  })

  it('T44 no other origin may read a link, and nothing can be written through it', async () => {
    const owner = await anAccount()
    const { trackerId } = await aTracker(owner)
    const { token } = await aShare(owner, trackerId)
    for (const path of [token, `${token}/location`]) {
      const { status, headers } = await asViewer(path, { origin: 'https://evil.example' })
      expect(status).toBe(200)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect((await fetch(`${apiUrl()}/vectra/public/share/${path}`, { method })).status).toBe(404)
    }
  })

  it('T37 guessing is rate limited, while a valid link keeps opening', async () => {
    const owner = await anAccount()
    const { trackerId } = await aTracker(owner)
    const { token } = await aShare(owner, trackerId)
    const responses = await Promise.all(guessedTokens(1_000, SEED).map((guess) => asViewer(guess)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404, 429]))
    const limited = responses.find(({ status }) => status === 429)
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(2)
    expect(await statusOf(token)).toBe(200)
  })
})
