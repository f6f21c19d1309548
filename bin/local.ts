import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNT } from '../shared/account/demo-account.ts'
import { DEMO_OPERATOR } from '../shared/account/demo-operator.ts'
import { exitWithoutRunning, isNothingToRun } from './cli/read-options.ts'
import { UserError } from './cli/user-error.ts'
import { readCommand } from './local/options.ts'
import { isLoopback } from './local/process/ports.ts'
import { localRun } from './local/run.ts'

const PARENT_CHECK_MS = 500

const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)
let isStopping = false
const log = (message: string) => {
  // Ctrl-C reaches the child processes too: do not report that they stop
  if (!isStopping) console.log(`${seconds()} s  ${message}`)
}

const command = readCommand(process.argv.slice(2))
if (isNothingToRun(command)) exitWithoutRunning(command)
const { options } = command

try {
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
  const run = localRun(options, log)
  // npm forwards a Ctrl-C that the terminal has already sent to this process: the second one has no effect
  const stop = async () => {
    isStopping = true
    await run.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // npm sends other signals to its shell, which exits and orphans this process
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref()
  const url = await run.start()
  console.log(`
Vectra is ready at ${url}
  sign in    ${DEMO_ACCOUNT.email}  ${DEMO_ACCOUNT.password}
  operator   ${url}/operator  ${DEMO_OPERATOR.email}  ${DEMO_OPERATOR.password}
             and a code from an authenticator app with the key ${DEMO_OPERATOR.authenticatorKey}, or from the inbox
  trackers   mqtt://${options.host}:${options.mqttPort}  (MQTT 3.1.1)
  inbox      ${url}/_local
  data       ${options.dataFolder}
`)
  if (!isLoopback(options.host))
    console.log('Anyone in your network can now sign in to the demo account and read the inbox.\n')
} catch (error) {
  if (!isStopping) {
    console.error(error instanceof UserError ? error.message : error)
    process.exit(1)
  }
}
