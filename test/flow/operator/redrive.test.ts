import { execFile } from 'node:child_process'
import { describe, expect, inject, it } from 'vitest'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { addDeadMessage } from '../../make/local/dead-letters.ts'
import { aTracker, deviceOf } from '../../make/tracking/tracker.ts'

/** Runs the operator's command against the local run of these tests. */
const redrive = (...options: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const parameters = ['--local', '--data', inject('dataFolder'), ...options]
    execFile(
      process.execPath,
      ['--import', 'tsx', 'bin/redrive.ts', ...parameters],
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

const base64 = (body: object) => Buffer.from(JSON.stringify(body)).toString('base64')

describe('npm run redrive', () => {
  it('T71 stores and removes what could not be stored before, and leaves unknown dead letters', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const timeAgo = (secondsAgo: number) => toIso(Date.now() - secondsAgo * SECOND_MS)
    const topic = telemetryTopic(trackerId)
    await addDeadMessage({
      requestContext: { functionArn: 'TelemetryIngest' },
      requestPayload: {
        body: base64({ time: timeAgo(60), lat: 26.1, lng: -80.1 }),
        topic,
        client: trackerId,
        receivedAt: Date.now() - 50 * SECOND_MS,
      },
    })
    await addDeadMessage({
      ruleName: 'vectra_telemetry_vectra',
      topic: `$aws/rules/vectra_telemetry_vectra/${topic}`,
      clientId: trackerId,
      base64OriginalPayload: base64({ time: timeAgo(20), lat: 26.1001, lng: -80.1 }),
      failures: [{ failedAction: 'LambdaAction', errorMessage: 'throttled' }],
    })
    await addDeadMessage({ unknown: true })

    const preview = await redrive('--dry-run')
    expect(preview.output).toContain(`message on ${topic}`)
    expect((await deviceOf(account, trackerId)).tracking).toBeNull()

    const done = await redrive()
    expect(done.output).toContain('Stored and removed: 2')
    expect(done.output).toContain('1 x not a dead letter of this stack')
    expect(done.code).toBe(1)
    expect((await deviceOf(account, trackerId)).tracking).toMatchObject({ latitude: 26.1001 })

    const { output, code } = await redrive('--max', '1')
    expect(output).not.toContain('Stored')
    expect(code).toBe(1)
    const remaining = await (await fetch(`${inject('localUrl')}/_local/dead-letters.json`)).json()
    expect(remaining).toEqual([{ unknown: true }])
  })

  it('reports that no local run uses a folder', async () => {
    const { output, code } = await redrive('--data', '/nowhere')
    expect(output).toContain('Vectra is not running on /nowhere')
    expect(code).toBe(1)
  })
})
