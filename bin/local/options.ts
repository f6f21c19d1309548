import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { UserError } from '../cli/user-error.ts'
import { HourLength } from '../simulate/tracker/hour-length.ts'

const Port = z.coerce.number().int().min(1).max(65_535)

/** One address that a phone can be told: not all of them at once, and as it stands in `http://address:3001`. */
const Host = z
  .string()
  .regex(/^[A-Za-z0-9.-]+$/)
  .refine((host) => host !== '0.0.0.0')

const Options = z.object({
  port: Port,
  'mqtt-port': Port,
  data: z.string().min(1),
  fleet: z.coerce.number().int().min(0).max(1_000),
  hour: HourLength,
  host: Host,
  fresh: z.boolean(),
  dev: z.boolean(),
})

export type LocalOptions = {
  port: number
  mqttPort: number
  /** Absolute path of the folder that keeps everything. */
  dataFolder: string
  fleet: number
  /** How long the hour between the fleet's check-ins in storage mode lasts. */
  hourSeconds: number
  /** The address that trackers and phones are told. Servers listen on it and on 127.0.0.1, by default there alone. */
  host: string
  /** Forget what the folder holds. */
  fresh: boolean
  /** Rebuild and reload as files change. */
  dev: boolean
}

const HOST_WRONG =
  '--host: give one IPv4 address or name of this machine, such as 192.168.1.20. Trackers and phones are told it.'

const HELP = `npm start -- [options]
  --port 3001          the site and the API
  --mqtt-port 1883     where trackers connect
  --host 127.0.0.1     this machine's address in your network, for phones and trackers to reach both
  --data .local        the folder that keeps everything
  --fleet 12           vehicles and boats of the demo account that drive; 0 for none
  --hour 1h            how long the hour of the fleet's storage mode lasts, such as 60s or 5m
  --fresh              forget what the folder holds
  --dev                reload as files change`

/** Reads the options of `npm start`; a bad one is an error that says which. `help`: the text that lists them. */
export function localOptions(args: readonly string[]): LocalOptions | { help: string } {
  const values = read(args)
  if (values.help) return { help: HELP }
  const parsed = Options.safeParse(values)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    if (issue?.path[0] === 'host') throw new UserError(HOST_WRONG)
    throw new UserError(`--${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { port, 'mqtt-port': mqttPort, data, fleet, hour, host, fresh, dev } = parsed.data
  if (port === mqttPort) throw new UserError('--port and --mqtt-port cannot be the same.')
  return {
    port,
    mqttPort,
    dataFolder: resolve(data),
    fleet,
    hourSeconds: hour,
    host,
    fresh,
    dev,
  }
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
        hour: { type: 'string', default: '1h' },
        host: { type: 'string', default: '127.0.0.1' },
        fresh: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${HELP}`)
  }
}
