import { KinesisClient } from '@aws-sdk/client-kinesis'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import * as z from 'zod'
import { SECOND_MS } from '../../shared/time.ts'
import { type RecordRange, readRecords } from './read-records.ts'

/** Storing takes milliseconds. A caller behind the gateway has 29 s. */
const ANSWER_MAX_SECONDS = 10

/** The function that stores messages of trackers, and the stream in front of it. */
export function telemetryFunction(functionName: string) {
  const lambda = new LambdaClient({ retryMode: 'standard' })
  const kinesis = new KinesisClient({ retryMode: 'standard' })
  return {
    /** Has an event stored. Returns why that failed, else `null`. */
    async invoke(event: unknown): Promise<string | null> {
      const abortSignal = AbortSignal.timeout(ANSWER_MAX_SECONDS * SECOND_MS)
      const command = new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(event) })
      try {
        const { FunctionError, Payload } = await lambda.send(command, { abortSignal })
        return failureIn(FunctionError, Payload?.transformToString() ?? '')
      } catch (error) {
        if (!abortSignal.aborted) throw error
        return `the function did not answer within ${ANSWER_MAX_SECONDS} s`
      }
    },

    readRecords: (range: RecordRange) => readRecords(kinesis, range),
  }
}
export type TelemetryFunction = ReturnType<typeof telemetryFunction>

const Failure = z.object({ errorMessage: z.string() })
const BatchReply = z.object({ batchItemFailures: z.array(z.unknown()) })

function failureIn(functionError: string | undefined, reply: string): string | null {
  const parsed: unknown = reply === '' ? null : JSON.parse(reply)
  if (functionError !== undefined) {
    const failure = Failure.safeParse(parsed)
    return failure.success ? (failure.data.errorMessage.split('\n')[0] ?? functionError) : functionError
  }
  const batch = BatchReply.safeParse(parsed)
  const failed = batch.success ? batch.data.batchItemFailures.length : 0
  return failed === 0 ? null : `the function could not store ${failed} of its records`
}
