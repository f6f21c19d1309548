import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'

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

/** Reads the options of `npm start`; a bad one is an error that says which. */
export function localOptions(args: readonly string[]): LocalOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '3001' },
      'mqtt-port': { type: 'string', default: '1883' },
      data: { type: 'string', default: '.local' },
      fleet: { type: 'string', default: '12' },
      host: { type: 'string', default: '127.0.0.1' },
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
    },
  })
  const parsed = Options.safeParse(values)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`--${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { port, data, fleet, host, fresh, dev } = parsed.data
  return { port, mqttPort: parsed.data['mqtt-port'], dataFolder: resolve(data), fleet, host, fresh, dev }
}
