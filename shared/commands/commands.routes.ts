import * as z from 'zod'
import { route } from '../http/route.ts'
import type { Permission } from '../members/roles.ts'
import { CommandKind, CommandReason, CommandState } from './command.ts'
import { parseCommandText } from './command-text.ts'

const time = z.iso.datetime()

/** A command as it goes over the wire: its state, and the steps that led to it. */
export const CommandView = z.object({
  commandId: z.string(),
  kind: CommandKind,
  text: z.string(),
  state: CommandState,
  reason: CommandReason.nullable(),
  speedKmh: z.number().nullable(),
  fixAgeSeconds: z.number().nullable(),
  requestedBy: z.string(),
  requestedFrom: z.string(),
  /** The entry into a geofence that requested it, as `<time>#<eventId>`; absent for a command of a person. */
  eventKey: z.string().optional(),
  requestedAt: time,
  sentAt: time.nullable(),
  answeredAt: time.nullable(),
  answer: z.string().nullable(),
  provedAt: time.nullable(),
  expiresAt: time,
  /** The command's entries in the log, oldest first. */
  steps: z.array(
    z.object({
      at: time,
      state: CommandState,
      reason: CommandReason.nullable(),
      speedKmh: z.number().nullable(),
      fixAgeSeconds: z.number().nullable(),
    }),
  ),
})
export type CommandView = z.infer<typeof CommandView>

/** A text that is too long for a command is refused with a reason, but one beyond this limit is a bad request. */
const TEXT_MAX = 1000

const SentText = z.object({ DeviceID: z.string().max(TEXT_MAX), TextCommand: z.string().max(TEXT_MAX) })

/** A text of an unknown kind may hold a switch, so it needs the same permission. */
function permissionOfText(body: unknown): Permission {
  const read = parseCommandText(SentText.parse(body).TextCommand)
  const isHarmless = 'refused' in read || read.kind === 'read' || read.kind === 'configure'
  return isHarmless ? 'commands:send' : 'relay:switch'
}

const sendTextCommand = route({
  method: 'POST',
  path: '/vectra/SetCommand/SendTextCmd',
  access: 'account',
  permission: { either: ['commands:send', 'relay:switch'], ofBody: permissionOfText },
  summary:
    'Requests a text command. Code is 200 queued, 202 held or 403 refused, and ErrMsg is the code of the reason; a problem has its own code as ErrMsg too',
  body: SentText,
  reply: CommandView.pick({
    commandId: true,
    kind: true,
    state: true,
    speedKmh: true,
    fixAgeSeconds: true,
    answer: true,
    expiresAt: true,
  }).extend({
    Code: z.union([z.literal(200), z.literal(202), z.literal(403)]),
    ErrMsg: z
      .union([CommandReason, z.literal('')])
      .describe('The reason of a held or refused command, as a code; empty where there is none'),
  }),
  refusals: [
    { status: 404, code: 'not-found' },
    /** What cuts the relay, or may, needs a sign-in within the last minutes. A restore never does. */
    { status: 403, code: 'sign-in-again' },
    { status: 429, code: 'too-many-commands' },
  ],
})

const listCommands = route({
  method: 'GET',
  path: '/vectra/devices/{id}/commands',
  access: 'account',
  permission: 'devices:read',
  summary: 'The latest commands of a device with their steps, newest first',
  reply: z.object({ commands: z.array(CommandView) }),
  refusals: [{ status: 404, code: 'not-found' }],
})

const hintReply = z.object({ success: z.literal(true) })

const hintStorageMode = route({
  method: 'PATCH',
  path: '/vectra/devices/{id}/storage-mode',
  access: 'account',
  permission: 'relay:switch',
  summary: 'Logs the storage mode that a client assumes; the shown one comes from the tracker',
  body: z.object({ isInStorageMode: z.boolean(), updatedAt: z.iso.datetime({ offset: true }).optional() }),
  reply: hintReply,
  refusals: [{ status: 404, code: 'not-found' }],
})

const hintRelayStatus = route({
  method: 'PATCH',
  path: '/vectra/devices/{id}/relay-status',
  access: 'account',
  permission: 'relay:switch',
  summary: 'Logs the relay status that a client assumes; the shown one comes from the tracker',
  body: z.object({
    relayStatus: z.enum(['restored', 'cut']).nullable(),
    updatedAt: z.iso.datetime({ offset: true }).optional(),
  }),
  reply: hintReply,
  refusals: [{ status: 404, code: 'not-found' }],
})

export const commands = { sendTextCommand, listCommands, hintStorageMode, hintRelayStatus }
