import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CannotStart } from './local/cannot-start.ts'
import { DEMO } from './local/demo.ts'
import { localOptions } from './local/options.ts'
import { isLoopback } from './local/ports.ts'
import { startLocal } from './local/run.ts'

const started = Date.now()
const seconds = () => ((Date.now() - started) / 1000).toFixed(1).padStart(5)
const say = (step: string) => console.log(`${seconds()} s  ${step}`)

try {
  const options = localOptions(process.argv.slice(2))
  if ('help' in options) {
    console.log(options.help)
    process.exit(0)
  }
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
  const run = await startLocal(options, say)
  console.log(`
Vectra is ready at ${run.url}
  sign in    ${DEMO.email}  ${DEMO.password}
  trackers   mqtt://${options.host}:${options.mqttPort}  (MQTT 3.1.1)
  inbox      ${run.url}/_local
  data       ${options.dataFolder}
`)
  if (!isLoopback(options.host))
    console.log(`Everybody in your network can now sign in as the demo account and read the inbox.\n`)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await run.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  if (error instanceof CannotStart) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
