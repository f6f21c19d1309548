import * as z from 'zod'
import { randomFrom } from '../vehicle/random.ts'

/** A command that a tracker receives. Without an expiry it is always valid. */
export const Command = z.object({
  commandId: z.string().optional(),
  text: z.string(),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
})
export type Command = z.infer<typeof Command>

/** After a command, a flaky tracker may send no answer, or lose its connection before it can answer. */
export type Behaviour = 'answers' | 'noAnswer' | 'dropsOut'
type CommandDecision =
  | { kind: 'execute'; behaviour: Behaviour }
  | { kind: 'ignore'; reason: 'repeated' | 'expired' }

/** The executed commands, and a random state for the behaviour that is independent of the vehicle's. */
export type Inbox = { executedIds: readonly string[]; randomState: number }

/** Far more than can be repeated before they expire. */
const MAX_EXECUTED_IDS = 200

export const anInbox = (seed: number): Inbox => ({ executedIds: [], randomState: seed << 16 })

/**
 * Whether a tracker executes a command: each command once, and none that has expired. `dropout` is the share of
 * commands, 0 to 1, that it executes without answering.
 */
export function decideOnCommand(
  inbox: Inbox,
  { commandId, expiresAt }: Command,
  now: number,
  dropout: number,
): { inbox: Inbox; decision: CommandDecision } {
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now)
    return { inbox, decision: { kind: 'ignore', reason: 'expired' } }
  if (commandId !== undefined && inbox.executedIds.includes(commandId))
    return { inbox, decision: { kind: 'ignore', reason: 'repeated' } }
  const random = randomFrom(inbox.randomState)
  const behaviour = behaviourFor(random.unit(), dropout)
  const ids = commandId === undefined ? [] : [commandId]
  const executedIds = [...inbox.executedIds, ...ids].slice(-MAX_EXECUTED_IDS)
  return { inbox: { executedIds, randomState: random.state() }, decision: { kind: 'execute', behaviour } }
}

function behaviourFor(chance: number, dropout: number): Behaviour {
  if (chance >= dropout) return 'answers'
  return chance < dropout / 2 ? 'noAnswer' : 'dropsOut'
}
