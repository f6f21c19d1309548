import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { commands as routes } from '../../../shared/commands/commands.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/account.ts'
import { LOOKED_AFTER_MS } from '../../make/tracking/a-unit.ts'
import { aTracker, connect, deviceOf, publish, telemetryOf } from '../../make/tracking/tracker.ts'

const ask = async (account: Account, DeviceID: string, TextCommand: string) =>
  (await account.call('POST', '/vectra/SetCommand/SendTextCmd', { DeviceID, TextCommand })).body

async function newestCommand(account: Account, trackerId: string) {
  const { body } = await account.call('GET', `/vectra/devices/${trackerId}/commands`)
  return routes.listCommands.reply.parse(body).commands[0]
}

/** A Teltonika unit that switches its output as it is told, and says so. */
async function aTeltonika(account: Account) {
  const credentials = await aTracker(account, { deviceType: 'car' })
  const { trackerId } = credentials
  const client = await connect(credentials)
  const heard: string[] = []
  let output = 0
  const data = `teltonika/${trackerId}/data`
  client.on('message', (_topic, body) => {
    const { CMD } = z.object({ CMD: z.string() }).parse(JSON.parse(body.toString()))
    heard.push(CMD)
    if (CMD.startsWith('setdigout')) output = Number(CMD.slice(-1))
    publish(client, data, { RSP: CMD === 'getinfo' ? 'RTC:2026/6/1 Init' : `DOUT1:${output}` })
  })
  await client.subscribeAsync(`teltonika/${trackerId}/commands`, { qos: 1 })
  return {
    trackerId,
    client,
    heard,
    async report(fields: object = {}) {
      await sleep(LOOKED_AFTER_MS)
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

describe('a Teltonika unit', () => {
  it('T45 T60 CMD-5 is seen, asked, cut at the gate and proved by its output', async () => {
    const account = await anAccount()
    const unit = await aTeltonika(account)
    await unit.report({ evt: 239, 239: 1, 66: 12_710, 113: 87, sp: 60 })
    expect((await deviceOf(account, unit.trackerId)).tracking).toMatchObject({
      latitude: 54.687157,
      longitude: 25.279652,
      speed: 60,
      acc: true,
      batteryVoltage: 12.71,
      batteryPercent: 87,
    })

    expect(await ask(account, unit.trackerId, 'STATUS#')).toMatchObject({ Code: 200 })
    await unit.report({ sp: 60 })
    expect(unit.heard).toEqual(['getinfo'])
    expect(await newestCommand(account, unit.trackerId)).toMatchObject({
      state: 'answered',
      answer: 'RTC:2026/6/1 Init',
    })

    expect(await ask(account, unit.trackerId, 'RELAY,1#')).toMatchObject({ Code: 202 })
    await unit.report({ sp: 60 })
    expect(unit.heard).toEqual(['getinfo'])
    await unit.report()
    expect(unit.heard).toEqual(['getinfo', 'setdigout 1'])
    await unit.report()
    expect(await newestCommand(account, unit.trackerId)).toMatchObject({ state: 'proved', answer: 'DOUT1:1' })

    expect(await ask(account, unit.trackerId, 'RELAY,0#')).toMatchObject({ Code: 200 })
    await unit.report({ sp: 60 })
    expect(unit.heard.at(-1)).toBe('setdigout 0')
    await unit.client.endAsync()
  })

  it('T48 no other text reaches it: what it has no words for is refused before it is queued', async () => {
    const account = await anAccount()
    const unit = await aTeltonika(account)
    await unit.report()
    for (const text of ['setdigout 1#', 'TIMER,20#', 'cpureset#'])
      expect(await ask(account, unit.trackerId, text)).toMatchObject({ Code: 403, state: 'refused' })
    expect(await ask(account, unit.trackerId, 'TIMER,20#')).toMatchObject({
      ErrMsg: 'text-unsupported',
    })
    await unit.report()
    expect(unit.heard).toEqual([])
    await unit.client.endAsync()
  })
})

describe('Basic Ingest', () => {
  it('T62 a tracker may name the rule of its own messages, and nobody else’s', async () => {
    const account = await anAccount()
    const mine = await aTracker(account)
    const other = await aTracker(account)
    const position = { time: toIso(Date.now()), lat: 26.1, lng: -80.1 }
    const client = await connect(mine)
    await publish(client, `$aws/rules/vectra_telemetry_vectra/${telemetryOf(mine.trackerId)}`, position)
    expect((await deviceOf(account, mine.trackerId)).tracking).toMatchObject({ latitude: 26.1 })
    const refused = [
      `$aws/rules/vectra_telemetry_vectra/${telemetryOf(other.trackerId)}`,
      `$aws/rules/vectra_telemetry_owntracks/${telemetryOf(mine.trackerId)}`,
      `$aws/rules/another/${telemetryOf(mine.trackerId)}`,
    ]
    await client.endAsync()
    for (const topic of refused) {
      const trying = await connect(mine)
      const closed = new Promise<boolean>((resolve) => trying.once('close', () => resolve(true)))
      trying.publish(topic, JSON.stringify(position), { qos: 1 })
      expect(`${topic} ${await Promise.race([closed, sleep(5_000)])}`).toBe(`${topic} true`)
      await trying.endAsync(true)
    }
    expect((await deviceOf(account, other.trackerId)).tracking).toBeNull()
  })
})
