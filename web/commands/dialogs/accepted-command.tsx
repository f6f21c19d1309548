import { CommandRow } from '../log/command-row.tsx'
import { useCommands } from '../use-commands.ts'

type Props = { deviceId: string; accepted: { commandId: string; ErrMsg: string } }

/** A command that the server has accepted, as in the log; the server's message if the log fails to load. */
export function AcceptedCommand({ deviceId, accepted: { commandId, ErrMsg } }: Props) {
  const { data } = useCommands(deviceId)
  const command = data?.find((logged) => logged.commandId === commandId)
  return command ? <CommandRow command={command} /> : <p role="status">{ErrMsg}</p>
}
