import { parseArgs } from 'node:util'
import * as z from 'zod'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'
import type { FleetOptions } from './drive-fleet.ts'
import type { ReplayOptions } from './replay/replay.ts'
import { HourLength } from './tracker/hour-length.ts'

const USAGE = `Drives a fleet against a running server:
  npm run simulate -- [--url http://localhost:3001] [--fleet 12 | --trackers 200] [--rate MESSAGES_A_SECOND]
    [--hour 60s] [--moody 0.05] [--history-hours 3] [--seconds N] [--email E] [--password P]
    [--credentials FILE] [--ledger FILE]
  --trackers: a fleet for load, which begins at once; a new one of --fleet tells first where it was for 3 hours
  --hour: how long the hour between the check-ins of storage mode lasts, such as 60s or 5m
  --moody: the share of commands, 0 to 1, that a unit obeys and never answers
Replays a recording as if it ended now:
  npm run simulate -- --track FILE.csv --tracker ID --username U --password P --host H --port N
    [--speedup N] [--ending now] [--tls]`

const TEXT = { type: 'string' } as const
const FLEET_OPTIONS = {
  url: TEXT,
  fleet: TEXT,
  trackers: TEXT,
  rate: TEXT,
  hour: TEXT,
  moody: TEXT,
  'history-hours': TEXT,
  seconds: TEXT,
  email: TEXT,
  password: TEXT,
  credentials: TEXT,
  ledger: TEXT,
} as const
const REPLAY_OPTIONS = {
  track: TEXT,
  tracker: TEXT,
  username: TEXT,
  password: TEXT,
  host: TEXT,
  port: TEXT,
  speedup: TEXT,
  ending: TEXT,
  tls: { type: 'boolean' },
} as const

const FLEET_HISTORY_HOURS = 3

const Count = z.coerce.number('a number is due').int().min(1).max(10_000)
const Positive = z.coerce.number('a number is due').positive()

const FleetArguments = z.object({
  url: z.url().default('http://localhost:3001'),
  fleet: Count.optional(),
  trackers: Count.optional(),
  rate: Positive.optional(),
  hour: HourLength.default(3600),
  moody: z.coerce.number('a number is due').min(0).max(1).default(0.05),
  'history-hours': z.coerce.number('a number is due').min(0).max(168).optional(),
  seconds: Positive.optional(),
  email: z.string().default('demo@vectra.local'),
  password: z.string().default('Vectra-demo-2026'),
  credentials: z.string().optional(),
  ledger: z.string().optional(),
})

const due = z.string('is due')
const ReplayArguments = z.object({
  track: due,
  tracker: due.regex(TRACKER_ID, 'a tracker id has 3 to 32 of A-Z a-z 0-9 _ -'),
  username: due,
  password: due,
  host: due,
  port: z.coerce.number('is due').int().min(1).max(65_535),
  /** Slower than life would date fixes later than their publishing. */
  speedup: z.coerce.number('a number is due').min(1).optional(),
  ending: z.literal('now', 'the only ending is now').optional(),
  tls: z.boolean().default(false),
})

type Command =
  | { kind: 'fleet'; options: FleetOptions }
  | { kind: 'replay'; options: ReplayOptions }
  | { kind: 'unclear'; reason: string }

const unclear = (reasons: string): Command => ({ kind: 'unclear', reason: `${reasons}\n\n${USAGE}` })

const reasonsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')

function fleetCommand(values: unknown): Command {
  const parsed = FleetArguments.safeParse(values)
  if (!parsed.success) return unclear(reasonsOf(parsed.error))
  const { url, fleet, trackers, rate, hour, moody, seconds, email, password, credentials, ledger } =
    parsed.data
  const options = {
    siteUrl: url,
    count: trackers ?? fleet ?? 12,
    rate: rate ?? null,
    hourSeconds: hour,
    dropout: moody,
    historyHours: parsed.data['history-hours'] ?? (trackers === undefined ? FLEET_HISTORY_HOURS : 0),
    seconds: seconds ?? null,
    email,
    password,
    credentialsFile: credentials ?? null,
    ledgerFile: ledger ?? null,
  }
  return { kind: 'fleet', options }
}

function replayCommand(values: unknown): Command {
  const parsed = ReplayArguments.safeParse(values)
  if (!parsed.success) return unclear(reasonsOf(parsed.error))
  const { track, tracker, username, password, host, port, tls, speedup } = parsed.data
  const credentials = { username, password, host, port, tls }
  return {
    kind: 'replay',
    options: { file: track, trackerId: tracker, credentials, speedup: speedup ?? null },
  }
}

/** `--password -x7` as `--password=-x7`: passwords may begin with a dash, which parseArgs takes for an option. */
function withValuesJoined(args: readonly string[], options: Record<string, { type: string }>): string[] {
  const joined: string[] = []
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? ''
    const value = args[index + 1]
    const takesValue = arg.startsWith('--') && options[arg.slice(2)]?.type === 'string' && value !== undefined
    joined.push(takesValue ? `${arg}=${value}` : arg)
    if (takesValue) index += 1
  }
  return joined
}

/** What the command line asks for: with `--track` a replay, else the fleet. */
export function readCommand(args: readonly string[]): Command {
  const replays = args.some((arg) => arg === '--track' || arg.startsWith('--track='))
  try {
    const options = replays ? REPLAY_OPTIONS : FLEET_OPTIONS
    const { values } = parseArgs({ args: withValuesJoined(args, options), options })
    return replays ? replayCommand(values) : fleetCommand(values)
  } catch (error) {
    return unclear(error instanceof Error ? error.message : String(error))
  }
}
