import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { commands } from '../../../shared/commands/commands.routes.ts'
import { parseJson } from '../../../shared/json.ts'
import { CheckFailed, type Found } from '../checks.ts'
import { eventually } from '../eventually.ts'
import { isGranted } from '../mqtt/permissions.ts'
import type { Sender } from '../mqtt/sender.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'

const Received = z.object({ commandId: z.string(), text: z.string() })
type Delivered = { sender: Sender; commandId: string }

const ANSWER = 'OK'

/** A command goes out with the next position, and its answer comes back. */
export async function checkCommands({ check }: Run, sender: Found<Sender>): Promise<void> {
  const see = SECTIONS.commands
  const delivered = await check({ title: 'A command reaches the tracker', see }, sender, deliverCommand)
  await check(
    { title: 'Its answer is in the command log', see },
    delivered,
    async ({ sender, commandId }) => {
      await answer(sender, commandId)
      const { account, trackerId } = sender.tracker
      await eventually(async () => {
        const { commands: listed } = await account.client.call(commands.listCommands, {
          path: { id: trackerId },
        })
        const command = listed.find((one) => one.commandId === commandId)
        return command?.state === 'answered' && command.answer === ANSWER ? command : null
      }, 'the command log did not show it')
    },
  )
}

async function deliverCommand(sender: Sender): Promise<Delivered> {
  const { account, trackerId, credentials } = sender.tracker
  const received: string[] = []
  sender.client.on('message', (_topic, body) => {
    const command = Received.safeParse(parseJson(body.toString()))
    if (command.success) received.push(command.data.commandId)
  })
  if (!(await isGranted(sender.client, credentials.topics.commands)))
    throw new CheckFailed('the tracker may not subscribe to its commands')
  // a text of its own, because the same text again is the same command
  const text = `PARAM,${randomInt(1e6)}#`
  const { commandId, state, ErrMsg } = await account.client.call(commands.sendTextCommand, {
    body: { DeviceID: trackerId, TextCommand: text },
  })
  if (state !== 'queued') throw new CheckFailed(`the command is ${state}: ${ErrMsg}`)
  await eventually(async () => {
    await sender.sendPosition()
    // the next command is sent once this one is answered: an interrupted run may have left one
    const [others, ours] = [received.filter((id) => id !== commandId), received.includes(commandId)]
    received.length = 0
    for (const other of others) await answer(sender, other)
    return ours || null
  }, 'no position brought it')
  return { sender, commandId }
}

const answer = ({ client, tracker }: Sender, commandId: string) =>
  client.publishAsync(tracker.credentials.topics.answers, JSON.stringify({ commandId, text: ANSWER }), {
    qos: 1,
  })
