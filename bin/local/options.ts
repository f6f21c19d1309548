import { resolve } from 'node:path'
import * as z from 'zod'
import { Flag, HourLength, Port, Text, TickLength, WebhookTarget, wholeNumber } from '../cli/option-values.ts'
import { type NothingToRun, readOptions } from '../cli/read-options.ts'
import { LOOPBACK } from './process/ports.ts'

export const DEFAULT_SITE_PORT = 3001
export const DEFAULT_DATA_FOLDER = '.local'
export const DEFAULT_FLEET = 12
const DEFAULT_MQTT_PORT = 1883

export type LocalOptions = {
  port: number
  mqttPort: number
  /** Absolute path of the folder for all data. */
  dataFolder: string
  fleet: number
  /** How long the hour between the fleet's check-ins in storage mode lasts. */
  hourSeconds: number
  /** The address that trackers and phones connect to. Servers listen there and on 127.0.0.1. */
  host: string
  /** How long a minute of the stack's schedules lasts. */
  tickSeconds: number
  /** The only private target that webhooks may have, as `HOST:PORT` of this machine. */
  webhooksTo: string | null
  /** Whether positions pass through a stream, as with the setting of `cdk deploy`. */
  telemetryBuffer: 'kinesis' | 'draining' | null
  /** Delete the data in the folder first. */
  fresh: boolean
  /** Rebuild and reload when files change. */
  dev: boolean
}

/** Clients connect to it, so it is a single address: not `0.0.0.0`, and nothing that does not fit into a URL. */
const NOT_A_HOST = 'must be one IPv4 address or host name of this machine, such as 192.168.1.20'
const Host = z
  .string()
  .regex(/^[A-Za-z0-9.-]+$/, NOT_A_HOST)
  .refine((host) => host !== '0.0.0.0', NOT_A_HOST)

const FORM = {
  usage: `npm start -- [options]
  --port ${DEFAULT_SITE_PORT}          port of the site and the API
  --mqtt-port ${DEFAULT_MQTT_PORT}     port for trackers
  --host ${LOOPBACK}     this machine's address in your network, so that phones and trackers can connect
  --data ${DEFAULT_DATA_FOLDER}        folder for all data
  --fleet ${DEFAULT_FLEET}           simulated vehicles and boats in the demo account; 0 for none
  --hour 1h            length of the fleet's hour between check-ins in storage mode, such as 60s or 5m
  --tick 60s           length of a minute for what runs every minute, such as 1s
  --webhooks-to H:P    allow webhooks to this port of this machine, such as 127.0.0.1:9911
  --telemetry-buffer kinesis  pass positions through a stream, or store what is left in it: draining
  --fresh              delete the data in the folder first
  --dev                rebuild and reload when files change

While it runs, /_local shows what was sent, /_local/stripe the payments, and
  curl -X POST URL/_local/clock -d '{"advanceHours":24}'
brings renewals, digests, retries and other due work forward by a day.`,
  options: z.object({
    port: Port.default(DEFAULT_SITE_PORT),
    'mqtt-port': Port.default(DEFAULT_MQTT_PORT),
    host: Host.default(LOOPBACK),
    data: Text.default(DEFAULT_DATA_FOLDER),
    fleet: wholeNumber(0, 1_000).default(DEFAULT_FLEET),
    hour: HourLength,
    tick: TickLength,
    'webhooks-to': WebhookTarget,
    'telemetry-buffer': z
      .enum(['kinesis', 'draining'], 'must be kinesis or draining')
      .nullable()
      .default(null),
    fresh: Flag,
    dev: Flag,
  }),
}

export const readCommand = (
  args: readonly string[],
): { kind: 'start'; options: LocalOptions } | NothingToRun =>
  readOptions(
    args,
    FORM,
    ({
      'mqtt-port': mqttPort,
      'webhooks-to': webhooksTo,
      'telemetry-buffer': telemetryBuffer,
      data,
      hour,
      tick,
      ...values
    }) =>
      values.port === mqttPort
        ? '--port and --mqtt-port must differ.'
        : {
            kind: 'start' as const,
            options: {
              ...values,
              mqttPort,
              webhooksTo,
              telemetryBuffer,
              dataFolder: resolve(data),
              hourSeconds: hour,
              tickSeconds: tick,
            },
          },
  )
