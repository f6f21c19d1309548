import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commands } from '../../shared/commands/commands.routes.ts'
import { useSite } from '../api/site.tsx'
import { commandsKey } from './commands-query.ts'

/** Sends a text command. The mutation ends once the log is refetched, so that the page can show the command. */
export function useSendCommand(deviceId: string) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) => {
      const body = { DeviceID: deviceId, TextCommand: text }
      const { ErrMsg, ...command } = await client.call(commands.sendTextCommand, { body })
      return { ...command, reason: ErrMsg === '' ? null : ErrMsg }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commandsKey(deviceId) }),
  })
}
