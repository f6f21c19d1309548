import type { RetryFailure } from '../../shared/operator/dead-letters.routes.ts'
import type { RecordRange } from '../outside/read-records.ts'
import type { TelemetryFunction } from '../outside/telemetry-function.ts'
import type { DeadLetter } from './dead-letter.ts'

/**
 * Sends a failed message, or the records of a failed batch, to the telemetry function again. Returns why it could not
 * be stored, else `null`. Storing twice is harmless: the time of a position identifies it.
 */
export async function retryMessage(
  letter: DeadLetter,
  telemetry: TelemetryFunction,
): Promise<RetryFailure | null> {
  if (letter.kind === 'unknown') return { code: 'unknown-letter' }
  if (letter.kind === 'records') return retryRecords(letter.range, telemetry)
  return notStored(await telemetry.invoke(letter.event))
}

const notStored = (reason: string | null): RetryFailure | null =>
  reason === null ? null : { code: 'not-stored', reason }

/** Lambda takes 6 MB, and a record of a 128 kB MQTT message is encoded in base64 twice. */
const RECORDS_PER_CALL = 20

async function retryRecords(range: RecordRange, telemetry: TelemetryFunction): Promise<RetryFailure | null> {
  const records = await telemetry.readRecords(range)
  for (let from = 0; from < records.length; from += RECORDS_PER_CALL) {
    const batch = records.slice(from, from + RECORDS_PER_CALL)
    const failure = await telemetry.invoke({ Records: batch.map((kinesis) => ({ kinesis })) })
    if (failure !== null) return notStored(failure)
  }
  const missing = range.count - records.length
  return missing <= 0 ? null : { code: 'records-gone', missing, of: range.count }
}
