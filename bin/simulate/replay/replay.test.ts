import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Aedes } from 'aedes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { portOf } from '../fake-server.ts'
import { replay } from './replay.ts'

const HEADER = 't,lat,lon,speed_kmh,course,hacc_m,sats,hdop,alt_m'
const PASSWORD = 'right'

let broker: Aedes
let server: Server
let folder: string
let port: number
let received: { topic: string; client: string; lat: number; time: string }[]

beforeEach(async () => {
  received = []
  broker = await Aedes.createBroker({
    authenticate: (_client, _username, password, done) => done(null, password?.toString() === PASSWORD),
    authorizePublish: (client, packet, done) => {
      for (const { lat, time } of [JSON.parse(packet.payload.toString())].flat())
        received.push({ topic: packet.topic, client: client?.id ?? '', lat, time })
      done(null)
    },
  })
  server = createServer(broker.handle)
  port = await portOf(server)
  folder = mkdtempSync(join(tmpdir(), 'vectra-replay-'))
})

afterEach(async () => {
  await new Promise<void>((resolve) => broker.close(resolve))
  server.close()
  rmSync(folder, { recursive: true })
})

function replayOf(lines: readonly string[], { password = PASSWORD, speedup = null as number | null } = {}) {
  const file = join(folder, 'track.csv')
  writeFileSync(file, [HEADER, ...lines].join('\n'))
  const credentials = { username: 'SEA240', password, host: '127.0.0.1', port, tls: false }
  return replay({ file, trackerId: 'SEA240', credentials, speedup })
}

const lineAt = (second: number, lat: number) => `${new Date(second * 1000).toISOString()},${lat},-80.1,,,,,,`

describe('a replay', () => {
  it("publishes all fixes in the file's order and ends after they are acknowledged", async () => {
    const lines = Array.from({ length: 300 }, (_, index) => lineAt((index * 7) % 300, index / 10))
    expect(await replayOf(lines)).toBe(300)
    expect(received.map(({ lat }) => lat)).toEqual(Array.from({ length: 300 }, (_, index) => index / 10))
    expect(received[0]).toMatchObject({ topic: 'vectra/trackers/SEA240/telemetry', client: 'SEA240' })
    const newest = Math.max(...received.map(({ time }) => Date.parse(time)))
    expect(Math.abs(newest - Date.now())).toBeLessThan(2000)
  })

  it('is paced, and dates the last fix to its publication', async () => {
    const startedAt = Date.now()
    await replayOf([lineAt(0, 1), lineAt(10, 2), lineAt(20, 3)], { speedup: 40 })
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(500)
    expect(Math.abs(Date.parse(received.at(-1)?.time ?? '') - Date.now())).toBeLessThan(400)
  })

  it('reports a refusal', async () => {
    await expect(replayOf([lineAt(0, 1)], { password: 'wrong' })).rejects.toThrow(
      /refused.*not authori[sz]ed/i,
    )
  })

  it('gives up immediately without a broker', async () => {
    const closed = createServer()
    const port = await portOf(closed)
    await new Promise((resolve) => closed.close(resolve))
    const file = join(folder, 'track.csv')
    writeFileSync(file, [HEADER, lineAt(0, 1)].join('\n'))
    const credentials = { username: 'SEA240', password: 'x', host: '127.0.0.1', port, tls: false }
    const replayed = replay({ file, trackerId: 'SEA240', credentials, speedup: null })
    await expect(replayed).rejects.toThrow(/the broker is unreachable.*ECONNREFUSED/)
  })

  it('reports an unreadable line and a missing file', async () => {
    await expect(replayOf([lineAt(0, 1), 'nonsense'])).rejects.toThrow(/track\.csv, line 3: 1 fields/)
    rmSync(join(folder, 'track.csv'))
    const credentials = { username: 'a', password: 'b', host: '127.0.0.1', port: 1, tls: false }
    const replayed = replay({
      file: join(folder, 'none.csv'),
      trackerId: 'SEA240',
      credentials,
      speedup: null,
    })
    await expect(replayed).rejects.toThrow(/Cannot read .*none\.csv/)
  })
})
