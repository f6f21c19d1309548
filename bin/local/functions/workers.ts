import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { buildThread } from '../build/build-thread.ts'
import type { StackFunction } from '../stack/read-stack.ts'
import type { FunctionRecords } from './function-records.ts'
import { type ThreadRequest, TIMEOUT_MS } from './thread-request.ts'

const Answer = z.union([
  z.object({ id: z.string(), failure: z.string() }),
  z.object({ id: z.string(), result: z.unknown() }),
])

class InvocationFailed extends Error {}

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
export type Workers = {
  invoke: (functionId: string, event: unknown) => Promise<unknown>
  close: () => Promise<void>
}

/** One worker thread for each function, with its own environment and role. A thread that dies is started again. */
export async function startWorkers(
  functions: readonly StackFunction[],
  bundlePath: (bundle: string) => string,
  sharedEnvironment: Record<string, string>,
  records: FunctionRecords | null,
): Promise<Workers> {
  const program = await buildThread()
  const threads = new Map<string, ReturnType<typeof startThread>>()
  for (const { logicalId, bundle, role, environment } of functions) {
    const order: ThreadRequest = {
      functionId: logicalId,
      bundle: pathToFileURL(`${bundlePath(bundle)}/index.mjs`).href,
      role,
      recordFile: records?.callsFile ?? null,
    }
    threads.set(logicalId, startThread(program, order, { ...sharedEnvironment, ...environment }, records))
  }
  return {
    invoke(functionId, event) {
      const thread = threads.get(functionId)
      if (!thread) throw new Error(`There is no function ${functionId}`)
      return thread.invoke(event)
    },
    async close() {
      await Promise.all([...threads.values()].map((thread) => thread.close()))
    },
  }
}

function startThread(
  program: string,
  order: ThreadRequest,
  env: Record<string, string>,
  records: FunctionRecords | null,
) {
  const name = order.functionId
  const pending = new Map<string, Pending>()
  let closed = false
  /** `null` when it has died: the next event starts it again, as on AWS. */
  let worker: Worker | null = start()

  function start(): Worker {
    const thread = new Worker(program, {
      eval: true,
      // not what this process was started with
      execArgv: [],
      env,
      workerData: order,
      name,
      resourceLimits: limitsOf(env),
    })
    records?.keepOutput(thread)
    thread.on('message', settle)
    thread.on('error', (error) => console.error(`${name} stopped: ${error.stack ?? error.message}`))
    thread.on('exit', () => {
      for (const [id, waiting] of pending) {
        pending.delete(id)
        clearTimeout(waiting.timer)
        waiting.reject(new InvocationFailed(`${name} stopped while it worked`))
      }
      worker = null
    })
    return thread
  }

  function settle(message: unknown): void {
    const answer = Answer.parse(message)
    const waiting = pending.get(answer.id)
    if (!waiting) return
    pending.delete(answer.id)
    clearTimeout(waiting.timer)
    if ('failure' in answer) waiting.reject(new InvocationFailed(answer.failure))
    else waiting.resolve(answer.result)
  }

  return {
    invoke: (event: unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (closed) throw new InvocationFailed(`${name} has been closed`)
        const id = randomUUID()
        const timer = setTimeout(() => {
          pending.delete(id)
          reject(new InvocationFailed(`${name} took longer than ${TIMEOUT_MS} ms`))
        }, TIMEOUT_MS)
        pending.set(id, { resolve, reject, timer })
        worker ??= start()
        worker.postMessage({ id, event })
      }),
    async close() {
      closed = true
      await worker?.terminate()
    },
  }
}

/** V8 keeps three semi-spaces of young objects. */
const SEMI_SPACES = 3

/** What NODE_OPTIONS says to Lambda's Node, said to a thread. */
function limitsOf({ NODE_OPTIONS = '' }: Record<string, string>) {
  const semiSpaceMb = /--max-semi-space-size=(\d+)/.exec(NODE_OPTIONS)?.[1]
  return semiSpaceMb === undefined ? {} : { maxYoungGenerationSizeMb: SEMI_SPACES * Number(semiSpaceMb) }
}
