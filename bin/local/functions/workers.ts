import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { buildThread } from '../build/build-thread.ts'
import type { StackFunction } from '../stack/read-stack.ts'
import type { FunctionRecords } from './function-records.ts'
import { type ThreadRequest, TIMEOUT_MS } from './thread-request.ts'

const Message = z.union([
  z.object({ isLoaded: z.literal(true) }),
  z.object({ id: z.string(), failure: z.string() }),
  z.object({ id: z.string(), result: z.unknown() }),
])

class InvocationFailed extends Error {}

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void; timer?: NodeJS.Timeout }
type Thread = { worker: Worker; isLoaded: boolean }

export type Workers = {
  invoke: (functionId: string, event: unknown) => Promise<unknown>
  close: () => Promise<void>
}

/**
 * One worker thread per function, with its own environment and role. An event starts the thread that does not run: the
 * first one, and the next one after an exit.
 */
export async function startWorkers(
  functions: readonly StackFunction[],
  bundlePath: (bundle: string) => string,
  sharedEnvironment: Record<string, string>,
  records: FunctionRecords | null,
  onFailure: (functionId: string) => void = () => undefined,
): Promise<Workers> {
  const program = await buildThread()
  const functionThreads = new Map<string, ReturnType<typeof functionThread>>()
  for (const { logicalId, bundle, role, environment } of functions) {
    const request: ThreadRequest = {
      functionId: logicalId,
      bundle: pathToFileURL(`${bundlePath(bundle)}/index.mjs`).href,
      role,
      recordFile: records?.callsFile ?? null,
    }
    functionThreads.set(
      logicalId,
      functionThread(program, request, { ...sharedEnvironment, ...environment }, records),
    )
  }
  return {
    async invoke(functionId, event) {
      const thread = functionThreads.get(functionId)
      if (!thread) throw new Error(`There is no function ${functionId}`)
      try {
        return await thread.invoke(event)
      } catch (error) {
        onFailure(functionId)
        throw error
      }
    },
    async close() {
      await Promise.all([...functionThreads.values()].map((thread) => thread.close()))
    },
  }
}

function functionThread(
  program: string,
  request: ThreadRequest,
  env: Record<string, string>,
  records: FunctionRecords | null,
) {
  const name = request.functionId
  const pending = new Map<string, Pending>()
  let isClosed = false
  let thread: Thread | null = null

  function start(): Thread {
    const worker = new Worker(program, {
      eval: true,
      // not the flags of this process
      execArgv: [],
      env,
      workerData: request,
      name,
      resourceLimits: limitsOf(env),
    })
    records?.recordOutput(worker)
    const started: Thread = { worker, isLoaded: false }
    worker.on('message', (message: unknown) => receive(started, message))
    worker.on('error', (error) => console.error(`${name} stopped: ${error.stack ?? error.message}`))
    worker.on('exit', () => {
      for (const [id, invocation] of pending) {
        pending.delete(id)
        clearTimeout(invocation.timer)
        invocation.reject(new InvocationFailed(`${name} stopped during the invocation`))
      }
      thread = null
    })
    return started
  }

  function receive(from: Thread, received: unknown): void {
    const message = Message.parse(received)
    if ('isLoaded' in message) {
      from.isLoaded = true
      for (const id of pending.keys()) limitTime(id)
      return
    }
    const invocation = pending.get(message.id)
    if (!invocation) return
    pending.delete(message.id)
    clearTimeout(invocation.timer)
    if ('failure' in message) invocation.reject(new InvocationFailed(message.failure))
    else invocation.resolve(message.result)
  }

  /** From when its function is loaded, as on AWS. */
  function limitTime(id: string): void {
    const invocation = pending.get(id)
    if (!invocation) return
    invocation.timer = setTimeout(() => {
      pending.delete(id)
      invocation.reject(new InvocationFailed(`${name} timed out after ${TIMEOUT_MS} ms`))
    }, TIMEOUT_MS)
  }

  return {
    invoke: (event: unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new InvocationFailed(`${name} is closed`)
        const id = randomUUID()
        pending.set(id, { resolve, reject })
        thread ??= start()
        if (thread.isLoaded) limitTime(id)
        thread.worker.postMessage({ id, event })
      }),
    async close() {
      isClosed = true
      await thread?.worker.terminate()
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
