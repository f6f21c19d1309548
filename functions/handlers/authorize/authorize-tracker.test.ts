import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type IotAction, PolicyDocument, policyAllows } from '../../../bin/local/mqtt/iot-policy.ts'
import type { StoredTracker } from '../../stores/devices/trackers.ts'
import { authorizeTracker } from './authorize-tracker.ts'

const IOT_ARN = 'arn:aws:iot:us-east-1:000000000000'
const PASSWORD = 'secret'
const TRACKER: StoredTracker = {
  trackerId: 'SEA240',
  accountId: 'a1',
  trackId: 't1',
  deviceType: 'boat',
  passwordHash: createHash('sha256').update(PASSWORD).digest('hex'),
}

const authorize = (clientId: string, { password = PASSWORD, topicNamespace = '' } = {}) =>
  authorizeTracker(
    { username: 'SEA240', password, clientId },
    {
      trackers: { get: async (trackerId) => (trackerId === TRACKER.trackerId ? TRACKER : null) },
      iotArn: IOT_ARN,
      topicNamespace,
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
