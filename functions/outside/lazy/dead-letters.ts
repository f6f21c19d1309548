import { onDemand } from '../../runtime/on-demand.ts'
import type { DeadLetters } from '../dead-letters.ts'
import type { TelemetryFunction } from '../telemetry-function.ts'

/** A dead-letter queue. SQS's client is imported with the first call. */
export function lazyDeadLetters(queueUrl: string): Omit<DeadLetters, 'send'> {
  const load = async () => (await import('../dead-letters.ts')).deadLetters(queueUrl)
  return {
    receive: onDemand(async () => (await load()).receive),
    delete: onDemand(async () => (await load()).delete),
    release: onDemand(async () => (await load()).release),
    count: onDemand(async () => (await load()).count),
  }
}

export const lazySenderBack = (queueUrls: readonly string[]) =>
  onDemand(async () => (await import('../dead-letters.ts')).senderBack(queueUrls))

/** The function that stores messages of trackers. The clients of Lambda and Kinesis are imported with the first call. */
export function lazyTelemetryFunction(functionName: string): TelemetryFunction {
  const load = async () => (await import('../telemetry-function.ts')).telemetryFunction(functionName)
  return {
    invoke: onDemand(async () => (await load()).invoke),
    readRecords: onDemand(async () => (await load()).readRecords),
  }
}
