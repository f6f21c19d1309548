import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { CannotStart } from './cannot-start.ts'

const Port = z.coerce.number().int().min(1).max(65_535)

const Options = z.object({
  port: Port,
  'mqtt-port': Port,
  data: z.string().min(1),
  fleet: z.coerce.number().int().min(0).max(1_000),
  host: z.string().min(1),
  fresh: z.boolean(),
  dev: z.boolean(),
})

export type LocalOptions = {
  port: number
  mqttPort: number
  /** Absolute path of the folder that keeps everything. */
  dataFolder: string
  fleet: number
  host: string
  /** Forget what the folder holds. */
  fresh: boolean
  /** Rebuild and reload as files change. */
  dev: boolean
}

const HELP = `npm start -- [options]
  --port 3001          the site and the API
  --mqtt-port 1883     where trackers connect
  --host 127.0.0.1     the address that both listen on
  --data .local        the folder that keeps everything
  --fleet 12           vehicles and boats of the demo account that drive; 0 for none
  --fresh              forget what the folder holds
  --dev                reload as files change`

/** Reads the options of `npm start`; a bad one is an error that says which. `help`: the text that lists them. */
export function localOptions(args: readonly string[]): LocalOptions | { help: string } {
  const values = read(args)
  if (values.help) return { help: HELP }
  const parsed = Options.safeParse(values)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new CannotStart(`--${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { port, data, fleet, host, fresh, dev } = parsed.data
  return { port, mqttPort: parsed.data['mqtt-port'], dataFolder: resolve(data), fleet, host, fresh, dev }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '3001' },
        'mqtt-port': { type: 'string', default: '1883' },
        data: { type: 'string', default: '.local' },
        fleet: { type: 'string', default: '12' },
        host: { type: 'string', default: '127.0.0.1' },
        fresh: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new CannotStart(`${error instanceof Error ? error.message : error}\n\n${HELP}`)
  }
}
