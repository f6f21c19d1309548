import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commands } from '../../shared/commands/commands.routes.ts'
import { useSite } from '../api/site.tsx'
import { commandsKey } from './commands-query.ts'

/** Sends a text command. The mutation ends once the log is refetched, so that the page can show the command. */
export function useSendCommand(deviceId: string) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      client.call(commands.sendTextCommand, { body: { DeviceID: deviceId, TextCommand: text } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commandsKey(deviceId) }),
  })
}
