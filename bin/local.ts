import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from './cli/user-error.ts'
import { DEMO_ACCOUNT } from './local/demo-account.ts'
import { localOptions } from './local/options.ts'
import { isLoopback } from './local/process/ports.ts'
import { localRun } from './local/run.ts'

const PARENT_LOOKED_FOR_MS = 500

const started = Date.now()
const seconds = () => ((Date.now() - started) / 1000).toFixed(1).padStart(5)
let stopping = false
const say = (news: string) => {
  // a Ctrl-C reaches the child processes too, and that they stop is no news
  if (!stopping) console.log(`${seconds()} s  ${news}`)
}

try {
  const options = localOptions(process.argv.slice(2))
  if ('help' in options) {
    console.log(options.help)
    process.exit(0)
  }
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
  const run = localRun(options, say)
  // npm hands a Ctrl-C on that the terminal has sent here already: a second one changes nothing
  const stop = async () => {
    stopping = true
    await run.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // npm hands other signals to a shell, which ends by them and leaves this process behind
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && stop(), PARENT_LOOKED_FOR_MS).unref()
  const url = await run.start()
  console.log(`
Vectra is ready at ${url}
  sign in    ${DEMO_ACCOUNT.email}  ${DEMO_ACCOUNT.password}
  trackers   mqtt://${options.host}:${options.mqttPort}  (MQTT 3.1.1)
  inbox      ${url}/_local
  data       ${options.dataFolder}
`)
  if (!isLoopback(options.host))
    console.log(`Everybody in your network can now sign in as the demo account and read the inbox.\n`)
} catch (error) {
  if (!stopping) {
    console.error(error instanceof UserError ? error.message : error)
    process.exit(1)
  }
}
