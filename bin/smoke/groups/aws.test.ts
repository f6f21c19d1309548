import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AuthorizerVerdict, Connecting } from '../aws/authorizer.ts'
import { CheckFailed, CheckSkipped } from '../checks.ts'
import { hasDimension, matchesFilter, refusesOldPassword } from './aws.ts'
import type { Credentials } from './device.ts'

const TRACKER_ID = 'smoke-1'
const withPassword = (password: string): Credentials => ({
  trackerId: TRACKER_ID,
  username: TRACKER_ID,
  password,
  host: 'trackers.example.com',
  port: 8883,
  tls: true,
  topics: { telemetry: 't', commands: 'c', answers: 'a' },
  http: { url: 'https://example.com/ingest/vectra/smoke-1/key' },
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the authorizer as IoT reads its answers', () => {
  const ADMITTED: AuthorizerVerdict = { isAuthenticated: true, refreshAfterSeconds: 300 }
  const REFUSED: AuthorizerVerdict = { isAuthenticated: false, refreshAfterSeconds: null }
  const judge = (verdict: (connecting: Connecting) => AuthorizerVerdict) =>
    refusesOldPassword(
      { testAuthorizer: async (connecting) => verdict(connecting) },
      withPassword('old'),
      withPassword('new'),
    )

  it('passes if it refuses the old password and admits the new one, under each client id', async () => {
    const asked: string[] = []
    await judge(({ clientId, password }) => {
      asked.push(`${clientId} ${password}`)
      return password === 'new' ? ADMITTED : REFUSED
    })
    const ids = [TRACKER_ID, `${TRACKER_ID}:2`, `${TRACKER_ID}:3`]
    expect(asked).toEqual(ids.flatMap((id) => [`${id} old`, `${id} new`]))
  })

  it.each([
    ['admits smoke-1 with the old password', () => ADMITTED],
    ['refuses smoke-1 with the new password', () => REFUSED],
    [
      'admits smoke-1:3 with the old password',
      ({ clientId, password }: Connecting) =>
        password === 'new' || clientId.endsWith(':3') ? ADMITTED : REFUSED,
    ],
    [
      'never asks again about smoke-1',
      ({ password }: Connecting) =>
        password === 'new' ? { ...ADMITTED, refreshAfterSeconds: null } : REFUSED,
    ],
  ])('fails if it %s', async (reason, verdict) => {
    await expect(judge(verdict)).rejects.toThrow(new CheckFailed(`it ${reason}`))
  })
})

describe('metrics', () => {
  const recordedBy = (...dimensions: Record<string, string>[]) => ({ iotDimensions: async () => dimensions })

  it('are recorded by Protocol alone, whatever else they are recorded by', async () => {
    await hasDimension(
      recordedBy({ Protocol: 'HTTP' }, { Protocol: 'MQTT', Rule: 'a' }, { Protocol: 'MQTT' }),
    )
  })

  it('fail if they have other dimensions, and say nothing before AWS lists them', async () => {
    const others = recordedBy({ Protocol: 'MQTT', Rule: 'a' }, { Protocol: 'HTTP' })
    await expect(hasDimension(others)).rejects.toThrow(CheckFailed)
    await expect(hasDimension(recordedBy())).rejects.toThrow(CheckSkipped)
  })

  it('count a message that no client published once its line is in the log', async () => {
    vi.useFakeTimers()
    const published: string[] = []
    const counts = [0, 0, 1]
    const matched = matchesFilter(
      {
        publish: async (topic) => {
          published.push(topic)
        },
        countMatches: async (metricName) =>
          metricName === 'MessagesFromWrongClients' ? (counts.shift() ?? 1) : 0,
      },
      'vectra/trackers/smoke-1/telemetry',
    )
    await vi.advanceTimersByTimeAsync(1_000)
    await matched
    expect(published).toEqual(['vectra/trackers/smoke-1/telemetry'])
    expect(counts).toEqual([])
  })

  it('fail if no line matches', async () => {
    vi.useFakeTimers()
    const matched = expect(
      matchesFilter({ publish: async () => undefined, countMatches: async () => 0 }, 't'),
    ).rejects.toThrow('no line of the log matched within 25 s')
    await vi.advanceTimersByTimeAsync(26_000)
    await matched
  })
})
