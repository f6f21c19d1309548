import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decode } from '../../../shared/trackers/decode.ts'
import type { Dialect } from '../../../shared/trackers/dialects.ts'
import type { Telemetry } from '../tracker/report.ts'
import { SERVERS } from './drive-gateway.ts'

const UNIT = { trackerId: 'SIM0001', name: 'Van 1', deviceType: 'van' }
const AT = '2026-06-01T12:00:00.000Z'
const position = (second = 0): Telemetry => ({
  time: AT.replace('00.000', `${String(second).padStart(2, '0')}.000`),
  lat: 26.1,
  lng: -80.1,
  speedKmh: 37,
  course: 90,
  batteryVolts: 12.6,
})

/** An address that answers with these statuses, then 200, and what it was sent. */
function anAddress(...statuses: number[]) {
  const bodies: unknown[] = []
  const post = async (body: unknown) => {
    bodies.push(body)
    return statuses.shift() ?? 200
  }
  return { bodies, post }
}

/** By the faked clock. */
const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the stand-in for a server', () => {
  it.each(['traccar', 'flespi', 'signalk'] as const)(
    'LIV-1 of %s sends what its dialect decodes',
    async (kind) => {
      const { bodies, post } = anAddress()
      const server = SERVERS[kind](post)
      server.forward(UNIT, [position()])
      await vi.runAllTimersAsync()
      await server.drain()
      const [body] = bodies
      const [message] = kind === 'flespi' && Array.isArray(body) ? body : [body]
      const decoded = decode(
        kind satisfies Dialect,
        new TextEncoder().encode(JSON.stringify(message)),
        Date.parse(AT),
      )
      expect(decoded.positions).toMatchObject([
        { recordedAt: Date.parse(AT), lat: 26.1, lng: -80.1, speedKmh: 37, course: 90, batteryVolts: 12.6 },
      ])
      expect(server.counts()).toEqual({ acknowledged: 1, dropped: 0 })
    },
  )

  it('LIV-1 of Traccar tries a position eleven times in 102 seconds, whatever the refusal, then drops it', async () => {
    const { bodies, post } = anAddress(...Array.from({ length: 11 }, (_, index) => (index % 2 ? 503 : 401)))
    const server = SERVERS.traccar(post, wait)
    server.forward(UNIT, [position()])
    await vi.advanceTimersByTimeAsync(102_299)
    expect(bodies).toHaveLength(10)
    await vi.advanceTimersByTimeAsync(1)
    expect(bodies).toHaveLength(11)
    expect(server.counts()).toEqual({ acknowledged: 0, dropped: 1 })
  })

  it('LIV-1 of Traccar drops what comes while 100 are pending', async () => {
    const server = SERVERS.traccar(() => new Promise(() => undefined))
    server.forward(
      UNIT,
      Array.from({ length: 103 }, () => position()),
    )
    expect(server.counts().dropped).toBe(3)
  })

  it('LIV-1 of flespi repeats a batch until it is acknowledged, and what is behind it waits', async () => {
    const { bodies, post } = anAddress(500, 0)
    const server = SERVERS.flespi(post, wait)
    server.forward(UNIT, [position(1), position(2)])
    server.forward(UNIT, [position(3)])
    await vi.advanceTimersByTimeAsync(2_000)
    const timesOf = (body: unknown) => JSON.stringify(body).match(/"timestamp":\d+/g)?.length
    expect(bodies.map(timesOf)).toEqual([2, 2, 2, 1])
    expect(server.counts().acknowledged).toBe(3)
  })

  it('LIV-1 of Signal K speaks of its boat and a neighbour', async () => {
    const { bodies, post } = anAddress()
    const server = SERVERS.signalk(post)
    server.forward(UNIT, [position()])
    server.forward({ ...UNIT, trackerId: 'SIM0002' }, [position()])
    await server.drain()
    expect(bodies).toMatchObject([{ context: 'vessels.self' }, { context: expect.stringMatching('mmsi') }])
  })
})
