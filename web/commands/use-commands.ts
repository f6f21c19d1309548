import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CommandView, commands } from '../../shared/commands/commands.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { DEVICES_KEY } from '../api/devices-query.ts'
import { useSite } from '../api/site.tsx'
import { confirmedSwitches, isInProgress } from './progress.ts'

export function useCommands(deviceId: string) {
  const { client } = useSite()
  return useQuery(commandsQuery(client, deviceId))
}

const IN_PROGRESS_POLL_MS = 2 * SECOND_MS
const POLL_MS = 15 * SECOND_MS

const commandsKey = (deviceId: string) => ['commands', deviceId] as const

/** A device's command log, newest first. Fetched more often while a command is in progress. */
const commandsQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: commandsKey(deviceId),
    queryFn: async ({ client: cache, queryKey }) => {
      const previous = cache.getQueryData<CommandView[]>(queryKey)
      const answer = await client.call(commands.listCommands, { path: { id: deviceId } })
      if (previous && confirmedSwitches(previous) !== confirmedSwitches(answer.commands))
        void cache.invalidateQueries({ queryKey: DEVICES_KEY })
      return answer.commands
    },
    refetchInterval: ({ state: { data } }) =>
      data?.some((command) => isInProgress(command, Date.now())) ? IN_PROGRESS_POLL_MS : POLL_MS,
    staleTime: 0,
  })

/** Sends a text command, perhaps with a token of its own. The mutation ends once the log is refetched, so that the page can show the command. */
export function useSendCommand(deviceId: string) {
  const { client, clientWith } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ text, token = null }: { text: string; token?: string | null }) => {
      const sender = token === null ? client : clientWith(token)
      const body = { DeviceID: deviceId, TextCommand: text }
      const { ErrMsg, ...command } = await sender.call(commands.sendTextCommand, { body })
      return { ...command, reason: ErrMsg === '' ? null : ErrMsg }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commandsKey(deviceId) }),
  })
}
