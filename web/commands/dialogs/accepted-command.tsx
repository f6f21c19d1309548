import { CommandRow } from '../log/command-row.tsx'
import { useCommands } from '../use-commands.ts'

type Props = { deviceId: string; taken: { commandId: string; ErrMsg: string } }

/** A command that waits, as the log has it from now on; in the server's words where the log cannot be read. */
export function AcceptedCommand({ deviceId, taken: { commandId, ErrMsg } }: Props) {
  const { data } = useCommands(deviceId)
  const command = data?.find((one) => one.commandId === commandId)
  return command ? <CommandRow command={command} /> : <p role="status">{ErrMsg}</p>
}
