import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import { commandsTopic } from '../../../shared/tracking/topics.ts'
import { anAccount } from '../../make/account.ts'
import { aUnit, LOOKED_AFTER_MS } from '../../make/tracking/a-unit.ts'
import { aTracker, connect, deviceOf } from '../../make/tracking/tracker.ts'

const YES = 'Cut off the fuel supply: Success! Speed:0 Km/h'

describe('a relay', () => {
  test('CMD-2 CMD-5 T60 a cut at 5 km/h is queued, sent, answered and proved, and the status follows', async () => {
    const account = await anAccount()
    const unit = await aUnit(account)
    await unit.report()
    expect(await unit.ask('RELAY,1#')).toMatchObject({ Code: 200, ErrMsg: '', state: 'queued' })
    expect((await deviceOf(account, unit.trackerId)).relayStatus).toBeNull()
    await unit.report({ relayCut: false })
    expect(unit.texts()).toEqual(['RELAY,1#'])
    await unit.answer(YES)
    await expect.poll(async () => (await unit.commands())[0]?.state).toBe('answered')
    expect((await deviceOf(account, unit.trackerId)).relayStatus).toBe('cut')
    await unit.report({ relayCut: true, speedKmh: 0 })
    const [command] = await unit.commands()
    expect(command).toMatchObject({
      text: 'RELAY,1#',
      state: 'proved',
      answer: YES,
      speedKmh: 5,
      requestedBy: expect.any(String),
    })
    expect(command?.steps.map(({ state }) => state)).toEqual(['queued', 'sent', 'answered', 'proved'])
    await unit.end()
  })

  test('T45 T47 CMD-4 a cut at 60 km/h is held and says why, a late fix does not open the gate, slowing down does', async () => {
    const account = await anAccount()
    const unit = await aUnit(account)
    await unit.report({ speedKmh: 60 })
    const asked = await unit.ask('RELAY,1#')
    expect(asked).toMatchObject({ Code: 202, state: 'held', kind: 'cut', ErrMsg: 'speed', speedKmh: 60 })
    await unit.report({ speedKmh: 60 })
    await unit.report({ time: toIso(Date.now() - 30_000), speedKmh: 0 })
    expect(unit.texts()).toEqual([])
    expect((await unit.commands())[0]).toMatchObject({ state: 'held', reason: 'speed', speedKmh: 60 })
    await unit.report({ speedKmh: 19 })
    expect(unit.texts()).toEqual(['RELAY,1#'])
    await unit.end()
  })

  test('T46 a unit that began to move refuses, and its words are shown', async () => {
    const unit = await aUnit(await anAccount())
    await unit.report({ speedKmh: 10 })
    const { commandId } = await unit.ask('RELAY,1#')
    await unit.report({ speedKmh: 10 })
    const words = 'SET RELAY DELAY, SPEED IS MORE THAN 20KM/H#'
    await unit.answer(words, commandId)
    await expect
      .poll(async () => (await unit.commands())[0])
      .toMatchObject({ state: 'refused', reason: 'tracker-refused', answer: words })
    await unit.end()
  })

  test('T50 twenty cuts at once are one command and one message', async () => {
    const unit = await aUnit(await anAccount())
    await unit.report()
    const asked = await Promise.all(Array.from({ length: 20 }, () => unit.ask('RELAY,1#')))
    expect(new Set(asked.map(({ commandId }) => commandId)).size).toBe(1)
    await unit.report()
    await unit.report()
    expect(unit.texts()).toEqual(['RELAY,1#'])
    expect(await unit.commands()).toHaveLength(1)
    await unit.end()
  })

  test('T49 a client that says it is restored is heard and not believed', async () => {
    const account = await anAccount()
    const unit = await aUnit(account)
    await unit.report()
    await unit.ask('RELAY,1#')
    await unit.report()
    await unit.answer(YES)
    await expect.poll(async () => (await unit.commands())[0]?.state).toBe('answered')
    const path = `/vectra/devices/${unit.trackerId}`
    const updatedAt = toIso(Date.now())
    const hint = await account.call('PATCH', `${path}/relay-status`, { relayStatus: 'restored', updatedAt })
    expect([hint.status, hint.body]).toEqual([200, { success: true }])
    const stored = await account.call('PATCH', `${path}/storage-mode`, { isInStorageMode: true, updatedAt })
    expect(stored.status).toBe(200)
    expect(await deviceOf(account, unit.trackerId)).toMatchObject({
      relayStatus: 'cut',
      isInStorageMode: false,
    })
    expect((await unit.commands())[0]?.state).toBe('answered')
    await unit.end()
  })

  test('T54 T59 a restore goes at any speed, past the limits, before what waits, and takes back a held cut', async () => {
    const account = await anAccount()
    const unit = await aUnit(account)
    await unit.report({ speedKmh: 80 })
    await unit.ask('RELAY,1#')
    for (let i = 0; i < 9; i++) await unit.ask(`TIMER,${i + 10}#`)
    const path = '/vectra/SetCommand/SendTextCmd'
    const body = { DeviceID: unit.trackerId, TextCommand: 'TIMER,99#' }
    await account.call('POST', path, body)
    const eleventh = await account.call('POST', path, { ...body, TextCommand: 'TIMER,100#' })
    expect(eleventh.status).toBe(429)
    const retryAfterSeconds = Number(eleventh.headers.get('retry-after'))
    expect(retryAfterSeconds).toBeGreaterThan(0)
    const code = 'too-many-commands'
    expect(eleventh.body).toMatchObject({ Code: 429, ErrMsg: code, code, retryAfterSeconds })
    expect(await unit.ask('RELAY,0#')).toMatchObject({ Code: 200, state: 'queued' })
    await unit.report({ speedKmh: 80 })
    expect(unit.texts()).toEqual(['RELAY,0#'])
    const cut = (await unit.commands()).find(({ text }) => text === 'RELAY,1#')
    expect(cut).toMatchObject({ state: 'refused', reason: 'superseded' })
    await unit.end()
  })
})

describe('storage mode', () => {
  test('CMD-3 CMD-5 waits for the check-in, is proved by the interval and leaves the same way', async () => {
    const account = await anAccount()
    const unit = await aUnit(account)
    await unit.report({ reportIntervalSeconds: 60 })
    expect(await unit.ask('HC,15,3600,3600#')).toMatchObject({ Code: 200, state: 'queued' })
    expect(unit.texts()).toEqual([])
    await unit.report({ reportIntervalSeconds: 60 })
    expect(unit.texts()).toEqual(['HC,15,3600,3600#'])
    await unit.report({ reportIntervalSeconds: 3600 })
    expect((await unit.commands())[0]?.state).toBe('proved')
    expect(await deviceOf(account, unit.trackerId)).toMatchObject({
      isInStorageMode: true,
      tracking: { freshness: 'asleep' },
    })
    await unit.ask('HC,15,60,60#')
    await unit.report({ reportIntervalSeconds: 3600 })
    await unit.report({ reportIntervalSeconds: 60 })
    expect((await deviceOf(account, unit.trackerId)).isInStorageMode).toBe(false)
    await unit.end()
  })
})

describe('texts', () => {
  test('CMD-1 CMD-4 T60 a text is answered, a forbidden one refused with the reason, and both are in the log', async () => {
    const unit = await aUnit(await anAccount())
    await unit.report()
    await unit.ask('STATUS#')
    const refused = await unit.ask('SERVER,1,evil.example,80,0#')
    expect(refused).toMatchObject({ Code: 403, state: 'refused', ErrMsg: 'text-forbidden' })
    await unit.report()
    await unit.answer('Battery:12.6V; ACC:ON')
    await expect
      .poll(async () => (await unit.commands()).map(({ text, state, answer }) => [text, state, answer]))
      .toEqual([
        ['SERVER,1,evil.example,80,0#', 'refused', null],
        ['STATUS#', 'answered', 'Battery:12.6V; ACC:ON'],
      ])
    expect(unit.texts()).toEqual(['STATUS#'])
    await unit.end()
  })

  test('T48 no spelling of a cut passes the gate of a vehicle at speed', async () => {
    const unit = await aUnit(await anAccount())
    await unit.report({ speedKmh: 60 })
    const spellings = [
      ' relay,1# ',
      'RELAY,01#',
      'RELAY,1',
      'STATUS#RELAY,1#',
      'RELAY,2#',
      'RELAY，1＃',
      'RELAY,1\u0000#',
      'RELAY\t,1#',
      'DYD#',
    ]
    for (const text of spellings) expect([202, 403], text).toContain((await unit.ask(text)).Code)
    await unit.report({ speedKmh: 60 })
    await unit.report({ speedKmh: 60 })
    expect(unit.texts()).toEqual([])
    await unit.end()
  })

  test('T51 what is sent to a tracker that is away reaches it at its next report, in a message that is not retained', async () => {
    const account = await anAccount()
    const unit = await aUnit(account)
    await unit.report()
    await unit.ask('STATUS#')
    await unit.end()
    await sleep(LOOKED_AFTER_MS)
    const again = await connect(unit.credentials)
    const retained: string[] = []
    again.on('message', (_topic, body) => retained.push(body.toString()))
    await again.subscribeAsync(commandsTopic(unit.trackerId), { qos: 1 })
    await again.publishAsync(
      `vectra/trackers/${unit.trackerId}/telemetry`,
      JSON.stringify({ time: toIso(Date.now()), lat: 26.1, lng: -80.1 }),
      { qos: 1 },
    )
    await expect.poll(() => retained.length).toBe(1)
    await again.endAsync()
    const later = await connect(unit.credentials)
    later.on('message', () => retained.push('again'))
    await later.subscribeAsync(commandsTopic(unit.trackerId), { qos: 1 })
    await sleep(500)
    expect(retained).toHaveLength(1)
    await later.endAsync()
  })
})

describe('rights', () => {
  test('T13 T52 nobody else asks, reads or sends the commands of a tracker', async () => {
    const [owner, other] = [await anAccount(), await anAccount()]
    const unit = await aUnit(owner)
    const asked = await other.call('POST', '/vectra/SetCommand/SendTextCmd', {
      DeviceID: unit.trackerId,
      TextCommand: 'RELAY,1#',
    })
    expect(asked).toMatchObject({ status: 404, body: { Code: 404, ErrMsg: 'not-found', code: 'not-found' } })
    expect((await other.call('GET', `/vectra/devices/${unit.trackerId}/commands`)).status).toBe(404)
    const theirs = await aTracker(other)
    const client = await connect(theirs)
    await client
      .publishAsync(commandsTopic(unit.trackerId), '{"text":"RELAY,1#"}', { qos: 0 })
      .catch(() => undefined)
    await client
      .publishAsync(commandsTopic(theirs.trackerId), '{"text":"RELAY,1#"}', { qos: 0 })
      .catch(() => undefined)
    await sleep(300)
    expect(unit.texts()).toEqual([])
    await client.endAsync(true)
    await unit.end()
  })

  test('T58 the log is only appended to: no role may change or delete an entry, and entries never overwrite', () => {
    const source = readFileSync('functions/stores/command-log.ts', 'utf8')
    expect(source).toContain('attribute_not_exists')
    expect(source).not.toMatch(/UpdateCommand|DeleteCommand/)
  })
})
