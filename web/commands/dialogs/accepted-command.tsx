import type { CommandView } from '../../../shared/commands/commands.routes.ts'
import { CommandRow } from '../log/command-row.tsx'
import { type CommandStatus, StatusText } from '../log/status-text.tsx'
import { useCommands } from '../use-commands.ts'

type Props = { deviceId: string; accepted: CommandStatus & Pick<CommandView, 'commandId'> }

/** A command that the server has accepted, as in the log; its status alone if the log fails to load. */
export function AcceptedCommand({ deviceId, accepted }: Props) {
  const { data } = useCommands(deviceId)
  const command = data?.find(({ commandId }) => commandId === accepted.commandId)
  return command ? <CommandRow command={command} /> : <StatusText command={accepted} />
}
