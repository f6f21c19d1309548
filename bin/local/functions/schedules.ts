import { randomUUID } from 'node:crypto'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { localArn } from '../stack/local-arn.ts'
import type { StackSchedule } from '../stack/read-messaging.ts'

type ScheduleDeps = {
  schedule: StackSchedule
  /** How long a minute of the schedule lasts. */
  minuteMs?: number
  invoke: (functionId: string, event: unknown) => Promise<unknown>
}

/** EventBridge's schedule of a function: invokes it at a fixed rate, whether or not the last invocation has ended. */
export function startSchedule({ schedule, minuteMs = MINUTE_MS, invoke }: ScheduleDeps): () => void {
  let isStopped = false
  const timer = setInterval(() => {
    invoke(schedule.functionId, scheduledEvent(schedule)).catch((error: unknown) => {
      if (!isStopped) console.error(`${schedule.functionId} failed: ${String(error)}`)
    })
  }, schedule.everyMinutes * minuteMs)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

const scheduledEvent = ({ name }: StackSchedule) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '000000000000',
  time: toIso(Date.now()),
  region: 'us-east-1',
  resources: [localArn('events', `rule/${name}`)],
  detail: {},
})
