import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'

/** Runs inside the instance, whose clock is what each call says. */
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
    process.send({ cpuMs: (user + system) / 1000, answerBytes: result?.body?.length ?? 0 })
  } catch (error) {
    process.send({ failure: String(error?.stack ?? error) })
  }
})
`

const Answered = z.union([
  z.object({ failure: z.string() }),
  z.object({ cpuMs: z.number(), answerBytes: z.number() }),
])

export type Instance = ReturnType<typeof anInstance>

/** One warm instance of a function in its own process: what it is called with, and at which moment, is the caller's. */
export function anInstance(bundleFolder: string, environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--eval', INSTANCE, pathToFileURL(`${bundleFolder}/index.mjs`).href],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  const exited = once(child, 'exit')
  let logBytes = 0
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      logBytes += part.length
    })
  return {
    async call(event: object, at: number) {
      const answer = once(child, 'message')
      child.send({ event, at })
      const answered = Answered.parse((await answer)[0])
      if ('failure' in answered) throw new Error(answered.failure)
      return answered
    },
    logBytes: () => logBytes,
    async end() {
      child.kill()
      await exited
    },
  }
}
