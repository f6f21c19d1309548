import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'

/** Runs inside the instance. Each call sets its clock. */
const INSTANCE = `
let now = 0
Date.now = () => now
const ready = import(process.argv[1])
process.on('message', async ({ event, at }) => {
  now = at
  try {
    const { handler } = await ready
    const before = process.cpuUsage()
    const result = await handler(event, { awsRequestId: 'bench', getRemainingTimeInMillis: () => 29000 })
    const { user, system } = process.cpuUsage(before)
    if (result?.batchItemFailures?.length > 0) throw new Error('The function failed to handle a message')
    process.send({ cpuMs: (user + system) / 1000, replyBytes: result?.body?.length ?? 0 })
  } catch (error) {
    process.send({ failure: String(error?.stack ?? error) })
  }
})
`

const CallResult = z.union([
  z.object({ failure: z.string() }),
  z.object({ cpuMs: z.number(), replyBytes: z.number() }),
])

/** Characters of the log that an error quotes. */
const LOG_IN_ERROR = 2_000

export type FunctionInstance = ReturnType<typeof functionInstance>

/** A warm instance of a function in a separate process. The caller sets the event and the time of each call. */
export function functionInstance(bundleFolder: string, environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--eval', INSTANCE, pathToFileURL(`${bundleFolder}/index.mjs`).href],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  const exited = once(child, 'exit')
  let logBytes = 0
  let newestLog = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      logBytes += part.length
      newestLog = `${newestLog}${part}`.slice(-LOG_IN_ERROR)
    })
  return {
    async call(event: object, at: number) {
      const message = once(child, 'message')
      child.send({ event, at })
      const result = CallResult.parse((await message)[0])
      if ('failure' in result) throw new Error(`${result.failure}\nIts log ends:\n${newestLog}`)
      return result
    },
    logBytes: () => logBytes,
    async end() {
      child.kill()
      await exited
    },
  }
}
