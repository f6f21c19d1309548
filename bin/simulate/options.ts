import * as z from 'zod'
import { DEMO_ACCOUNT } from '../../shared/account/demo-account.ts'
import { entriesOf } from '../../shared/entries-of.ts'
import { AnyNumber, Flag, HourLength, Port, TrackerId, wholeNumber } from '../cli/option-values.ts'
import { type NothingToRun, readOptions } from '../cli/read-options.ts'
import { DEFAULT_FLEET, DEFAULT_SITE_PORT } from '../local/options.ts'
import type { FleetOptions } from './drive-fleet.ts'
import { type GatewayOptions, SERVERS } from './gateway/drive-gateway.ts'
import type { ReplayOptions } from './replay/replay.ts'

const DEFAULT_URL = `http://localhost:${DEFAULT_SITE_PORT}`
const DEFAULT_DROPOUT = 0.05
const FLEET_HISTORY_HOURS = 3
const DEFAULT_GATEWAY_UNITS = 3

const USAGE = `Drives a simulated fleet against a running server:
  npm run simulate -- [--url ${DEFAULT_URL}] [--fleet ${DEFAULT_FLEET} | --trackers 200] [--rate N]
    [--hour 60s] [--dropout ${DEFAULT_DROPOUT}] [--history-hours ${FLEET_HISTORY_HOURS}] [--seconds N]
    [--email EMAIL] [--password PASSWORD] [--credentials FILE] [--ledger FILE]
  --fleet          demo vehicles and boats with their habits, by the clock of the account's time zone
  --trackers       a fleet for load, without a history
  --rate           messages per second from each tracker; by default each keeps its own interval
  --hour           length of the hour between check-ins in storage mode, such as 60s or 5m
  --history-hours  how much of what happened since their last report they send first
  --dropout        share of commands, 0 to 1, that a tracker executes without answering
  --credentials    file in which to keep the trackers' passwords between runs
  --ledger         file to which to append each acknowledged position
Stands in for a server with units, which sends their positions as that product does, retries included:
  npm run simulate -- --traccar | --flespi | --signalk [--url URL] [--fleet ${DEFAULT_GATEWAY_UNITS}] [--rate N] [--seconds N]
    [--email EMAIL] [--password PASSWORD]
Replays a recording as if it ended now:
  npm run simulate -- --track FILE.csv --tracker ID --username U --password P --host H --port N
    [--speedup N] [--ending now] [--tls]`

const Count = wholeNumber(1, 10_000)
const Positive = AnyNumber.positive('must be more than 0')
const Required = z.string('is required')

const FLEET_FORM = {
  usage: USAGE,
  options: z.object({
    url: z.url('must be a URL').default(DEFAULT_URL),
    fleet: Count.optional(),
    trackers: Count.optional(),
    rate: Positive.optional(),
    hour: HourLength,
    dropout: between(0, 1).default(DEFAULT_DROPOUT),
    'history-hours': between(0, 168).optional(),
    seconds: Positive.optional(),
    email: z.string().default(DEMO_ACCOUNT.email),
    password: z.string().default(DEMO_ACCOUNT.password),
    credentials: z.string().optional(),
    ledger: z.string().optional(),
  }),
}

const GATEWAY_FORM = {
  usage: USAGE,
  options: z.object({
    traccar: Flag,
    flespi: Flag,
    signalk: Flag,
    url: z.url('must be a URL').default(DEFAULT_URL),
    fleet: Count.default(DEFAULT_GATEWAY_UNITS),
    rate: Positive.optional(),
    seconds: Positive.optional(),
    email: z.string().default(DEMO_ACCOUNT.email),
    password: z.string().default(DEMO_ACCOUNT.password),
  }),
}

const REPLAY_FORM = {
  usage: USAGE,
  options: z.object({
    track: Required,
    tracker: TrackerId,
    username: Required,
    password: Required,
    host: Required,
    port: Required.pipe(Port),
    /** Below 1, fixes would be dated later than they are published. */
    speedup: AnyNumber.min(1, 'must be at least 1').optional(),
    ending: z.literal('now', 'must be now').optional(),
    tls: Flag,
  }),
}

function between(min: number, max: number) {
  const outside = `must be between ${min} and ${max}`
  return AnyNumber.min(min, outside).max(max, outside)
}

const SERVER_KINDS = entriesOf(SERVERS).map(([kind]) => kind)

type Command =
  | { kind: 'fleet'; options: FleetOptions }
  | { kind: 'gateway'; options: GatewayOptions }
  | { kind: 'replay'; options: ReplayOptions }

/** A replay with `--track`, a stand-in for a server with its name, else a fleet. */
export function readCommand(args: readonly string[]): Command | NothingToRun {
  if (args.some((arg) => SERVER_KINDS.some((kind) => arg === `--${kind}`)))
    return readOptions(args, GATEWAY_FORM, gatewayCommand)
  const isReplay = args.some((arg) => arg === '--track' || arg.startsWith('--track='))
  return isReplay
    ? readOptions(args, REPLAY_FORM, replayCommand)
    : readOptions(args, FLEET_FORM, fleetCommand)
}

function fleetCommand({
  url,
  fleet,
  trackers,
  rate,
  hour,
  dropout,
  seconds,
  email,
  password,
  credentials,
  ledger,
  ...values
}: z.infer<typeof FLEET_FORM.options>): Command {
  const options = {
    siteUrl: url,
    count: trackers ?? fleet ?? DEFAULT_FLEET,
    rate: rate ?? null,
    hourSeconds: hour,
    dropout,
    historyHours: values['history-hours'] ?? (trackers === undefined ? FLEET_HISTORY_HOURS : 0),
    seconds: seconds ?? null,
    email,
    password,
    credentialsFile: credentials ?? null,
    ledgerFile: ledger ?? null,
  }
  return { kind: 'fleet', options }
}

function gatewayCommand({
  url,
  fleet,
  rate,
  seconds,
  email,
  password,
  ...servers
}: z.infer<typeof GATEWAY_FORM.options>): Command | string {
  const [server, other] = SERVER_KINDS.filter((kind) => servers[kind])
  if (server === undefined || other !== undefined) return `Choose one of --${SERVER_KINDS.join(', --')}`
  const options = { server, siteUrl: url, count: fleet, email, password }
  return { kind: 'gateway', options: { ...options, rate: rate ?? null, seconds: seconds ?? null } }
}

function replayCommand({
  track,
  tracker,
  username,
  password,
  host,
  port,
  tls,
  speedup,
}: z.infer<typeof REPLAY_FORM.options>): Command {
  const credentials = { username, password, host, port, tls }
  return {
    kind: 'replay',
    options: { file: track, trackerId: tracker, credentials, speedup: speedup ?? null },
  }
}
