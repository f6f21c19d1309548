import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { commands as routes } from '../../../shared/commands/commands.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { COMMAND_CHECK_MS } from '../../make/tracking/a-connected-tracker.ts'
import { aTracker, connect, deviceOf, publish } from '../../make/tracking/tracker.ts'

const sendCommand = async (account: Account, DeviceID: string, TextCommand: string) =>
  (await account.call('POST', '/vectra/SetCommand/SendTextCmd', { DeviceID, TextCommand })).body

async function newestCommand(account: Account, trackerId: string) {
  const { body } = await account.call('GET', `/vectra/devices/${trackerId}/commands`)
  return routes.listCommands.reply.parse(body).commands[0]
}

/** A Teltonika tracker that obeys `setdigout`, answers, and reports its output. */
async function aTeltonika(account: Account) {
  const credentials = await aTracker(account, { deviceType: 'car' })
  const { trackerId } = credentials
  const client = await connect(credentials)
  const received: string[] = []
  let output = 0
  const data = `teltonika/${trackerId}/data`
  client.on('message', (_topic, body) => {
    const { CMD } = z.object({ CMD: z.string() }).parse(JSON.parse(body.toString()))
    received.push(CMD)
    if (CMD.startsWith('setdigout')) output = Number(CMD.slice(-1))
    publish(client, data, { RSP: CMD === 'getinfo' ? 'RTC:2026/6/1 Init' : `DOUT1:${output}` })
  })
  await client.subscribeAsync(`teltonika/${trackerId}/commands`, { qos: 1 })
  return {
    trackerId,
    client,
    received,
    async report(fields: object = {}) {
      await sleep(COMMAND_CHECK_MS)
      const reported = {
        ts: Date.now(),
        latlng: '54.687157,25.279652',
        sp: 4,
        sat: 11,
        179: output,
        ...fields,
      }
      await publish(client, data, { state: { reported } })
      await sleep(300)
    },
  }
}

describe('a Teltonika tracker', () => {
  it('T45 T60 CMD-5 reports, answers, is cut below the interlock speed and proves it by its output', async () => {
    const account = await anAccount()
    const tracker = await aTeltonika(account)
    await tracker.report({ evt: 239, 239: 1, 66: 12_710, 113: 87, sp: 60 })
    expect((await deviceOf(account, tracker.trackerId)).tracking).toMatchObject({
      latitude: 54.687157,
      longitude: 25.279652,
      speed: 60,
      acc: true,
      batteryVoltage: 12.71,
      batteryPercent: 87,
    })

    expect(await sendCommand(account, tracker.trackerId, 'STATUS#')).toMatchObject({ Code: 200 })
    await tracker.report({ sp: 60 })
    expect(tracker.received).toEqual(['getinfo'])
    expect(await newestCommand(account, tracker.trackerId)).toMatchObject({
      state: 'answered',
      answer: 'RTC:2026/6/1 Init',
    })

    expect(await sendCommand(account, tracker.trackerId, 'RELAY,1#')).toMatchObject({ Code: 202 })
    await tracker.report({ sp: 60 })
    expect(tracker.received).toEqual(['getinfo'])
    await tracker.report()
    expect(tracker.received).toEqual(['getinfo', 'setdigout 1'])
    await tracker.report()
    expect(await newestCommand(account, tracker.trackerId)).toMatchObject({
      state: 'proved',
      answer: 'DOUT1:1',
    })

    expect(await sendCommand(account, tracker.trackerId, 'RELAY,0#')).toMatchObject({ Code: 200 })
    await tracker.report({ sp: 60 })
    expect(tracker.received.at(-1)).toBe('setdigout 0')
    await tracker.client.endAsync()
  })

  it('T48 receives no other text: what it has no command for is refused before it is queued', async () => {
    const account = await anAccount()
    const tracker = await aTeltonika(account)
    await tracker.report()
    for (const text of ['setdigout 1#', 'TIMER,20#', 'cpureset#'])
      expect(await sendCommand(account, tracker.trackerId, text)).toMatchObject({
        Code: 403,
        state: 'refused',
      })
    expect(await sendCommand(account, tracker.trackerId, 'TIMER,20#')).toMatchObject({
      ErrMsg: 'text-unsupported',
    })
    await tracker.report()
    expect(tracker.received).toEqual([])
    await tracker.client.endAsync()
  })
})

describe('Basic Ingest', () => {
  it('T62 a tracker may publish through its own rule for its own topic only', async () => {
    const account = await anAccount()
    const mine = await aTracker(account)
    const other = await aTracker(account)
    const position = { time: toIso(Date.now()), lat: 26.1, lng: -80.1 }
    const client = await connect(mine)
    await publish(client, `$aws/rules/vectra_telemetry_vectra/${telemetryTopic(mine.trackerId)}`, position)
    expect((await deviceOf(account, mine.trackerId)).tracking).toMatchObject({ latitude: 26.1 })
    const refused = [
      `$aws/rules/vectra_telemetry_vectra/${telemetryTopic(other.trackerId)}`,
      `$aws/rules/vectra_telemetry_owntracks/${telemetryTopic(mine.trackerId)}`,
      `$aws/rules/another/${telemetryTopic(mine.trackerId)}`,
    ]
    await client.endAsync()
    for (const topic of refused) {
      const rejected = await connect(mine)
      const closed = new Promise<boolean>((resolve) => rejected.once('close', () => resolve(true)))
      rejected.publish(topic, JSON.stringify(position), { qos: 1 })
      expect(`${topic} ${await Promise.race([closed, sleep(5_000)])}`).toBe(`${topic} true`)
      await rejected.endAsync(true)
    }
    expect((await deviceOf(account, other.trackerId)).tracking).toBeNull()
  })
})
