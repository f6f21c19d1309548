import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { buildThread } from '../build/build-thread.ts'
import type { StackFunction } from '../stack/read-stack.ts'
import type { FunctionRecords } from './function-records.ts'
import { type ThreadRequest, TIMEOUT_MS } from './thread-request.ts'

const Reply = z.union([
  z.object({ id: z.string(), failure: z.string() }),
  z.object({ id: z.string(), result: z.unknown() }),
])

class InvocationFailed extends Error {}

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
export type Workers = {
  invoke: (functionId: string, event: unknown) => Promise<unknown>
  close: () => Promise<void>
}

/** One worker thread per function, with its own environment and role. A thread that exits is restarted by the next event. */
export async function startWorkers(
  functions: readonly StackFunction[],
  bundlePath: (bundle: string) => string,
  sharedEnvironment: Record<string, string>,
  records: FunctionRecords | null,
): Promise<Workers> {
  const program = await buildThread()
  const threads = new Map<string, ReturnType<typeof startThread>>()
  for (const { logicalId, bundle, role, environment } of functions) {
    const request: ThreadRequest = {
      functionId: logicalId,
      bundle: pathToFileURL(`${bundlePath(bundle)}/index.mjs`).href,
      role,
      recordFile: records?.callsFile ?? null,
    }
    threads.set(logicalId, startThread(program, request, { ...sharedEnvironment, ...environment }, records))
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
  request: ThreadRequest,
  env: Record<string, string>,
  records: FunctionRecords | null,
) {
  const name = request.functionId
  const pending = new Map<string, Pending>()
  let isClosed = false
  /** `null` after an exit: the next event starts it again, as on AWS. */
  let worker: Worker | null = start()

  function start(): Worker {
    const thread = new Worker(program, {
      eval: true,
      // not the flags of this process
      execArgv: [],
      env,
      workerData: request,
      name,
      resourceLimits: limitsOf(env),
    })
    records?.recordOutput(thread)
    thread.on('message', complete)
    thread.on('error', (error) => console.error(`${name} stopped: ${error.stack ?? error.message}`))
    thread.on('exit', () => {
      for (const [id, invocation] of pending) {
        pending.delete(id)
        clearTimeout(invocation.timer)
        invocation.reject(new InvocationFailed(`${name} stopped during the invocation`))
      }
      worker = null
    })
    return thread
  }

  function complete(message: unknown): void {
    const reply = Reply.parse(message)
    const invocation = pending.get(reply.id)
    if (!invocation) return
    pending.delete(reply.id)
    clearTimeout(invocation.timer)
    if ('failure' in reply) invocation.reject(new InvocationFailed(reply.failure))
    else invocation.resolve(reply.result)
  }

  return {
    invoke: (event: unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new InvocationFailed(`${name} is closed`)
        const id = randomUUID()
        const timer = setTimeout(() => {
          pending.delete(id)
          reject(new InvocationFailed(`${name} timed out after ${TIMEOUT_MS} ms`))
        }, TIMEOUT_MS)
        pending.set(id, { resolve, reject, timer })
        worker ??= start()
        worker.postMessage({ id, event })
      }),
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}

/** V8's young generation consists of three semi-spaces. */
const SEMI_SPACES = 3

/** Applies the memory limit in the function's NODE_OPTIONS, which worker threads ignore. */
function limitsOf({ NODE_OPTIONS = '' }: Record<string, string>) {
  const semiSpaceMb = /--max-semi-space-size=(\d+)/.exec(NODE_OPTIONS)?.[1]
  return semiSpaceMb === undefined ? {} : { maxYoungGenerationSizeMb: SEMI_SPACES * Number(semiSpaceMb) }
}
