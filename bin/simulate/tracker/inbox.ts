import * as z from 'zod'
import { randomFrom } from '../vehicle/random.ts'

/** What comes down to a tracker; one without an expiry holds whenever it comes. */
export const Command = z.object({
  commandId: z.string().optional(),
  text: z.string(),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
})
export type Command = z.infer<typeof Command>

/** How a unit behaves once it has obeyed: now and then one keeps its answer, or loses the network before it. */
export type Behaviour = 'answers' | 'is silent' | 'drops out'
type CommandDecision = { kind: 'obey'; mood: Behaviour } | { kind: 'ignore'; why: 'repeated' | 'expired' }

/** The commands that a unit has taken, and what its mood hangs on: a stream of its own, whatever it drives. */
export type Inbox = { takenIds: readonly string[]; randomState: number }

/** Far more than can be repeated before they expire. */
const REMEMBERED_IDS = 200

export const anInbox = (seed: number): Inbox => ({ takenIds: [], randomState: seed << 16 })

/** Whether a unit obeys a command that reached it: each once, and none that is out of time. */
export function decideOnCommand(
  inbox: Inbox,
  { commandId, expiresAt }: Command,
  now: number,
  moody: number,
): { inbox: Inbox; verdict: CommandDecision } {
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now)
    return { inbox, verdict: { kind: 'ignore', why: 'expired' } }
  if (commandId !== undefined && inbox.takenIds.includes(commandId))
    return { inbox, verdict: { kind: 'ignore', why: 'repeated' } }
  const random = randomFrom(inbox.randomState)
  const mood = moodFrom(random.unit(), moody)
  const takenIds = [...inbox.takenIds, ...(commandId === undefined ? [] : [commandId])].slice(-REMEMBERED_IDS)
  return { inbox: { takenIds, randomState: random.state() }, verdict: { kind: 'obey', mood } }
}

function moodFrom(chance: number, moody: number): Behaviour {
  if (chance >= moody) return 'answers'
  return chance < moody / 2 ? 'is silent' : 'drops out'
}
