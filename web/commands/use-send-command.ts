import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commands } from '../../shared/commands/commands.routes.ts'
import { useSite } from '../api/site.tsx'
import { commandsKey } from './commands-query.ts'

/** Asks for a text command; done once the log is read again, so that the page has what it speaks of. */
export function useSendCommand(deviceId: string) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      client.call(commands.sendTextCommand, { body: { DeviceID: deviceId, TextCommand: text } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commandsKey(deviceId) }),
  })
}
