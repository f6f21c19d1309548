import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import { commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aConnectedTracker, COMMAND_CHECK_MS } from '../../make/tracking/a-connected-tracker.ts'
import { aTracker, connect, deviceOf, publish } from '../../make/tracking/tracker.ts'

const SUCCESS = 'Cut off the fuel supply: Success! Speed:0 Km/h'

describe('a relay', () => {
  test('CMD-2 CMD-5 T60 a cut at 5 km/h is queued, sent, answered and proved, and the status follows', async () => {
    const account = await anAccount()
    const tracker = await aConnectedTracker(account)
    await tracker.report()
    expect(await tracker.sendCommand('RELAY,1#')).toMatchObject({ Code: 200, ErrMsg: '', state: 'queued' })
    expect((await deviceOf(account, tracker.trackerId)).relayStatus).toBeNull()
    await tracker.report({ relayCut: false })
    expect(tracker.receivedTexts()).toEqual(['RELAY,1#'])
    await tracker.answer(SUCCESS)
    await expect.poll(async () => (await tracker.listCommands())[0]?.state).toBe('answered')
    expect((await deviceOf(account, tracker.trackerId)).relayStatus).toBe('cut')
    await tracker.report({ relayCut: true, speedKmh: 0 })
    const [command] = await tracker.listCommands()
    expect(command).toMatchObject({
      text: 'RELAY,1#',
      state: 'proved',
      answer: SUCCESS,
      speedKmh: 5,
      requestedBy: expect.any(String),
    })
    expect(command?.steps.map(({ state }) => state)).toEqual(['queued', 'sent', 'answered', 'proved'])
    await tracker.disconnect()
  })

  test('T45 T47 CMD-4 a cut at 60 km/h is held with its reason until the vehicle slows down; a late fix does not release it', async () => {
    const account = await anAccount()
    const tracker = await aConnectedTracker(account)
    await tracker.report({ speedKmh: 60 })
    const reply = await tracker.sendCommand('RELAY,1#')
    expect(reply).toMatchObject({ Code: 202, state: 'held', kind: 'cut', ErrMsg: 'speed', speedKmh: 60 })
    await tracker.report({ speedKmh: 60 })
    await tracker.report({ time: toIso(Date.now() - 30_000), speedKmh: 0 })
    expect(tracker.receivedTexts()).toEqual([])
    expect((await tracker.listCommands())[0]).toMatchObject({ state: 'held', reason: 'speed', speedKmh: 60 })
    await tracker.report({ speedKmh: 19 })
    expect(tracker.receivedTexts()).toEqual(['RELAY,1#'])
    await tracker.disconnect()
  })

  test('T46 a tracker that starts moving refuses a cut, and its answer is shown', async () => {
    const tracker = await aConnectedTracker(await anAccount())
    await tracker.report({ speedKmh: 10 })
    const { commandId } = await tracker.sendCommand('RELAY,1#')
    await tracker.report({ speedKmh: 10 })
    const answer = 'SET RELAY DELAY, SPEED IS MORE THAN 20KM/H#'
    await tracker.answer(answer, commandId)
    await expect
      .poll(async () => (await tracker.listCommands())[0])
      .toMatchObject({ state: 'refused', reason: 'tracker-refused', answer })
    await tracker.disconnect()
  })

  test('T50 twenty concurrent cuts are one command and one message', async () => {
    const tracker = await aConnectedTracker(await anAccount())
    await tracker.report()
    const replies = await Promise.all(Array.from({ length: 20 }, () => tracker.sendCommand('RELAY,1#')))
    expect(new Set(replies.map(({ commandId }) => commandId)).size).toBe(1)
    await tracker.report()
    await tracker.report()
    expect(tracker.receivedTexts()).toEqual(['RELAY,1#'])
    expect(await tracker.listCommands()).toHaveLength(1)
    await tracker.disconnect()
  })

  test('T49 a client’s claim that the relay is restored is logged but changes nothing', async () => {
    const account = await anAccount()
    const tracker = await aConnectedTracker(account)
    await tracker.report()
    await tracker.sendCommand('RELAY,1#')
    await tracker.report()
    await tracker.answer(SUCCESS)
    await expect.poll(async () => (await tracker.listCommands())[0]?.state).toBe('answered')
    const path = `/vectra/devices/${tracker.trackerId}`
    const updatedAt = toIso(Date.now())
    const hint = await account.call('PATCH', `${path}/relay-status`, { relayStatus: 'restored', updatedAt })
    expect([hint.status, hint.body]).toEqual([200, { success: true }])
    const stored = await account.call('PATCH', `${path}/storage-mode`, { isInStorageMode: true, updatedAt })
    expect(stored.status).toBe(200)
    expect(await deviceOf(account, tracker.trackerId)).toMatchObject({
      relayStatus: 'cut',
      isInStorageMode: false,
    })
    expect((await tracker.listCommands())[0]?.state).toBe('answered')
    await tracker.disconnect()
  })

  test('T54 T59 a restore is sent at any speed, beyond the limits and before queued commands, and supersedes a held cut', async () => {
    const account = await anAccount()
    const tracker = await aConnectedTracker(account)
    await tracker.report({ speedKmh: 80 })
    await tracker.sendCommand('RELAY,1#')
    for (let i = 0; i < 9; i++) await tracker.sendCommand(`TIMER,${i + 10}#`)
    const path = '/vectra/SetCommand/SendTextCmd'
    const body = { DeviceID: tracker.trackerId, TextCommand: 'TIMER,99#' }
    await account.call('POST', path, body)
    const eleventh = await account.call('POST', path, { ...body, TextCommand: 'TIMER,100#' })
    expect(eleventh.status).toBe(429)
    const retryAfterSeconds = Number(eleventh.headers.get('retry-after'))
    expect(retryAfterSeconds).toBeGreaterThan(0)
    const code = 'too-many-commands'
    expect(eleventh.body).toMatchObject({ Code: 429, ErrMsg: code, code, retryAfterSeconds })
    expect(await tracker.sendCommand('RELAY,0#')).toMatchObject({ Code: 200, state: 'queued' })
    await tracker.report({ speedKmh: 80 })
    expect(tracker.receivedTexts()).toEqual(['RELAY,0#'])
    const cut = (await tracker.listCommands()).find(({ text }) => text === 'RELAY,1#')
    expect(cut).toMatchObject({ state: 'refused', reason: 'superseded' })
    await tracker.disconnect()
  })
})

describe('storage mode', () => {
  test('CMD-3 CMD-5 is sent at the next check-in, proved by the report interval and switched off the same way', async () => {
    const account = await anAccount()
    const tracker = await aConnectedTracker(account)
    await tracker.report({ reportIntervalSeconds: 60 })
    expect(await tracker.sendCommand('HC,15,3600,3600#')).toMatchObject({ Code: 200, state: 'queued' })
    expect(tracker.receivedTexts()).toEqual([])
    await tracker.report({ reportIntervalSeconds: 60 })
    expect(tracker.receivedTexts()).toEqual(['HC,15,3600,3600#'])
    await tracker.report({ reportIntervalSeconds: 3600 })
    expect((await tracker.listCommands())[0]?.state).toBe('proved')
    expect(await deviceOf(account, tracker.trackerId)).toMatchObject({
      isInStorageMode: true,
      tracking: { freshness: 'asleep' },
    })
    await tracker.sendCommand('HC,15,60,60#')
    await tracker.report({ reportIntervalSeconds: 3600 })
    await tracker.report({ reportIntervalSeconds: 60 })
    expect((await deviceOf(account, tracker.trackerId)).isInStorageMode).toBe(false)
    await tracker.disconnect()
  })
})

describe('texts', () => {
  test('CMD-1 CMD-4 T60 a text is answered, a forbidden one is refused with a reason, and both are logged', async () => {
    const tracker = await aConnectedTracker(await anAccount())
    await tracker.report()
    await tracker.sendCommand('STATUS#')
    const refused = await tracker.sendCommand('SERVER,1,evil.example,80,0#')
    expect(refused).toMatchObject({ Code: 403, state: 'refused', ErrMsg: 'text-forbidden' })
    await tracker.report()
    await tracker.answer('Battery:12.6V; ACC:ON')
    await expect
      .poll(async () =>
        (await tracker.listCommands()).map(({ text, state, answer }) => [text, state, answer]),
      )
      .toEqual([
        ['SERVER,1,evil.example,80,0#', 'refused', null],
        ['STATUS#', 'answered', 'Battery:12.6V; ACC:ON'],
      ])
    expect(tracker.receivedTexts()).toEqual(['STATUS#'])
    await tracker.disconnect()
  })

  test('T48 no spelling of a cut passes the interlock of a moving vehicle', async () => {
    const tracker = await aConnectedTracker(await anAccount())
    await tracker.report({ speedKmh: 60 })
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
    for (const text of spellings) expect([202, 403], text).toContain((await tracker.sendCommand(text)).Code)
    await tracker.report({ speedKmh: 60 })
    await tracker.report({ speedKmh: 60 })
    expect(tracker.receivedTexts()).toEqual([])
    await tracker.disconnect()
  })

  test('T51 a command for an offline tracker is delivered at its next report, and the message is not retained', async () => {
    const account = await anAccount()
    const tracker = await aConnectedTracker(account)
    await tracker.report()
    await tracker.sendCommand('STATUS#')
    await tracker.disconnect()
    await sleep(COMMAND_CHECK_MS)
    const again = await connect(tracker.credentials)
    const received: string[] = []
    again.on('message', (_topic, body) => received.push(body.toString()))
    await again.subscribeAsync(commandsTopic(tracker.trackerId), { qos: 1 })
    const position = { time: toIso(Date.now()), lat: 26.1, lng: -80.1 }
    await publish(again, telemetryTopic(tracker.trackerId), position)
    await expect.poll(() => received.length).toBe(1)
    await again.endAsync()
    const later = await connect(tracker.credentials)
    later.on('message', () => received.push('again'))
    await later.subscribeAsync(commandsTopic(tracker.trackerId), { qos: 1 })
    await sleep(500)
    expect(received).toHaveLength(1)
    await later.endAsync()
  })
})

describe('permissions', () => {
  test('T13 T52 no other account requests or reads a tracker’s commands, and no tracker publishes them', async () => {
    const [owner, other] = [await anAccount(), await anAccount()]
    const tracker = await aConnectedTracker(owner)
    const refused = await other.call('POST', '/vectra/SetCommand/SendTextCmd', {
      DeviceID: tracker.trackerId,
      TextCommand: 'RELAY,1#',
    })
    expect(refused).toMatchObject({
      status: 404,
      body: { Code: 404, ErrMsg: 'not-found', code: 'not-found' },
    })
    expect((await other.call('GET', `/vectra/devices/${tracker.trackerId}/commands`)).status).toBe(404)
    const rogue = await aTracker(other)
    const client = await connect(rogue)
    await client
      .publishAsync(commandsTopic(tracker.trackerId), '{"text":"RELAY,1#"}', { qos: 0 })
      .catch(() => undefined)
    await client
      .publishAsync(commandsTopic(rogue.trackerId), '{"text":"RELAY,1#"}', { qos: 0 })
      .catch(() => undefined)
    await sleep(300)
    expect(tracker.receivedTexts()).toEqual([])
    await client.endAsync(true)
    await tracker.disconnect()
  })

  test('T58 the command log store only appends: it never updates, deletes or overwrites an entry', () => {
    const source = readFileSync('functions/stores/devices/command-log.ts', 'utf8')
    expect(source).toContain('attribute_not_exists')
    expect(source).not.toMatch(/UpdateCommand|DeleteCommand/)
  })
})
