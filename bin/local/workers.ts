import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import type { StackFunction } from './read-stack.ts'

/** Runs inside the thread: imports the bundle once, then answers each event by its id. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const ready = import(workerData.bundle)
ready.catch((error) => { throw error })
parentPort.on('message', async ({ id, event }) => {
  try {
    const { handler } = await ready
    const result = await handler(event, { getRemainingTimeInMillis: () => 29000, awsRequestId: id })
    parentPort.postMessage({ id, result })
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error?.stack ?? error) })
  }
})
`

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

/** Lambda's limit behind an HTTP API. */
const TIMEOUT_MS = 29_000

/** One worker thread for each function, with its own environment. A thread that dies is started again. */
export function startWorkers(
  functions: readonly StackFunction[],
  bundlePath: (bundle: string) => string,
  sharedEnvironment: Record<string, string>,
): Workers {
  const threads = new Map<string, ReturnType<typeof startThread>>()
  for (const one of functions) {
    const bundle = pathToFileURL(`${bundlePath(one.bundle)}/index.mjs`).href
    threads.set(
      one.logicalId,
      startThread(one.logicalId, bundle, { ...sharedEnvironment, ...one.environment }),
    )
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

function startThread(name: string, bundle: string, env: Record<string, string>) {
  const pending = new Map<string, Pending>()
  let closing = false
  let worker = start()

  function start(): Worker {
    const thread = new Worker(THREAD, {
      eval: true,
      env,
      workerData: { bundle },
      name,
      resourceLimits: limitsOf(env),
    })
    thread.on('message', settle)
    thread.on('error', (error) => console.error(`${name} stopped: ${error.stack ?? error.message}`))
    thread.on('exit', () => {
      for (const [id, waiting] of pending) {
        pending.delete(id)
        clearTimeout(waiting.timer)
        waiting.reject(new InvocationFailed(`${name} stopped while it worked`))
      }
      if (!closing) worker = start()
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
        const id = randomUUID()
        const timer = setTimeout(() => {
          pending.delete(id)
          reject(new InvocationFailed(`${name} took longer than ${TIMEOUT_MS} ms`))
        }, TIMEOUT_MS)
        pending.set(id, { resolve, reject, timer })
        worker.postMessage({ id, event })
      }),
    async close() {
      closing = true
      await worker.terminate()
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
