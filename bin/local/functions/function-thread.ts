import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { reasonOf } from '../../../functions/runtime/log.ts'
import { callRecord } from '../iam/call-record.ts'
import { callChecker } from '../iam/check-calls.ts'
import { guardThread } from '../iam/guard-thread.ts'
import { Invocation, ThreadRequest, TIMEOUT_MS } from './thread-request.ts'

/** The program of a function's thread: imports the bundle once, then replies to each event by its id. */

type Handler = (event: unknown, context: unknown) => Promise<unknown>
const Bundle = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') })

const { functionId, bundle, role, recordFile } = ThreadRequest.parse(workerData)
const record = recordFile === null ? null : callRecord(recordFile)
record?.write({ function: functionId, role })
guardThread(callChecker(functionId, role, record))

const ready = import(bundle).then((module) => {
  const parsed = Bundle.parse(module)
  parentPort?.postMessage({ isLoaded: true })
  return parsed
})
ready.catch((error: unknown) => {
  throw error
})
parentPort?.on('message', async (message: unknown) => {
  const { id, event } = Invocation.parse(message)
  try {
    const { handler } = await ready
    const result = await handler(event, { getRemainingTimeInMillis: () => TIMEOUT_MS, awsRequestId: id })
    parentPort?.postMessage({ id, result })
  } catch (error) {
    parentPort?.postMessage({ id, failure: reasonOf(error) })
  }
})
