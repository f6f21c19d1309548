import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { type IotAction, PolicyDocument, policyAllows } from '../../../bin/local/mqtt/iot-policy.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import type { KnownTracker } from '../../stores/devices/tracker-stock.ts'
import { authorizeTracker } from './authorize-tracker.ts'

const IOT_ARN = 'arn:aws:iot:us-east-1:000000000000'
const PASSWORD = 'secret'
const NOON = Date.parse('2026-06-01T12:00:00Z')
const TRACKER: KnownTracker = {
  trackerId: 'SEA240',
  accountId: 'a1',
  passwordHash: createHash('sha256').update(PASSWORD).digest('hex'),
  model: null,
  dialect: null,
  state: 'assigned',
  since: NOON,
  lastCallAt: null,
  releasedAt: null,
}

type Options = {
  password?: string
  topicNamespace?: string
  tracker?: KnownTracker
  noteCall?: (trackerId: string, now: number) => Promise<boolean>
}

const authorize = (
  clientId: string,
  { password = PASSWORD, topicNamespace = '', tracker = TRACKER, noteCall = vi.fn() }: Options = {},
) =>
  authorizeTracker(
    { username: 'SEA240', password, clientId },
    {
      stock: { find: async (trackerId) => (trackerId === tracker.trackerId ? tracker : null), noteCall },
      iotArn: IOT_ARN,
      topicNamespace,
      now: () => NOON,
    },
  )

describe('T61 a tracker with a password', () => {
  it.each(['SEA240', 'SEA240:2', 'SEA240:3'])('T61 connects as %s', async (clientId) => {
    expect((await authorize(clientId)).isAuthenticated).toBe(true)
    expect((await authorize(clientId, { password: 'wrong' })).isAuthenticated).toBe(false)
  })

  it.each(['SEA240:1', 'SEA240:4', 'SEA240:', 'SEA240:2:2', 'SEA240:second', 'SEA2402', 'sea240', ''])(
    'T61 cannot open a connection as %j',
    async (clientId) => {
      expect((await authorize(clientId)).isAuthenticated).toBe(false)
    },
  )

  it('T61 in a trial deployment has topics below the trial’s namespace only', async () => {
    const response = await authorize('SEA240', { topicNamespace: 'trial' })
    if (!response.isAuthenticated) throw new Error('refused')
    const policies = PolicyDocument.array().parse(response.policyDocuments)
    const allows = (action: IotAction, resource: string) =>
      policyAllows(policies, action, `${IOT_ARN}:${resource}`)
    const telemetry = 'vectra/trackers/SEA240/telemetry'
    expect(allows('iot:Publish', `topic/trial/${telemetry}`)).toBe(true)
    expect(allows('iot:Publish', `topic/$aws/rules/trial_vectra_telemetry_vectra/trial/${telemetry}`)).toBe(
      true,
    )
    expect(allows('iot:Subscribe', 'topicfilter/trial/vectra/trackers/SEA240/commands')).toBe(true)
    expect(allows('iot:Publish', `topic/${telemetry}`)).toBe(false)
    expect(allows('iot:Publish', `topic/$aws/rules/vectra_telemetry_vectra/${telemetry}`)).toBe(false)
    expect(allows('iot:Subscribe', 'topicfilter/vectra/trackers/SEA240/commands')).toBe(false)
  })
})

describe('T61 a tracker in stock', () => {
  const inStock: KnownTracker = { ...TRACKER, accountId: null, state: 'stock' }
  const tries = async (tracker: KnownTracker, password = PASSWORD) => {
    const noteCall = vi.fn(async () => true)
    const { isAuthenticated } = await authorize('SEA240', { tracker, noteCall, password })
    return { isAuthenticated, noted: noteCall.mock.calls }
  }

  it('T61 cannot connect, and its call is noted at most once an hour', async () => {
    const noted = { isAuthenticated: false, noted: [['SEA240', NOON]] }
    expect(await tries(inStock)).toEqual(noted)
    expect(await tries({ ...inStock, lastCallAt: NOON - HOUR_MS - 1 })).toEqual(noted)
    expect(await tries({ ...inStock, lastCallAt: NOON - HOUR_MS })).toEqual({ ...noted, noted: [] })
  })

  it('T61 is not noted with a wrong password', async () => {
    expect(await tries(inStock, 'wrong')).toEqual({ isAuthenticated: false, noted: [] })
  })
})

describe('how often IoT asks again', () => {
  const refreshOf = async (clientId: string) => {
    const response = await authorize(clientId)
    return response.isAuthenticated ? response.refreshAfterInSeconds : null
  }

  it('T61 is hourly for the tracker’s own client id, as new credentials close that connection', async () => {
    expect(await refreshOf('SEA240')).toBe(3_600)
  })

  it('T61 is every five minutes for a second connection', async () => {
    expect(await refreshOf('SEA240:2')).toBe(300)
    expect(await refreshOf('SEA240:3')).toBe(300)
  })
})
