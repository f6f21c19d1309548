import { queryOptions } from '@tanstack/react-query'
import { type CommandView, commands } from '../../shared/commands/commands.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { DEVICES_KEY } from '../api/devices-query.ts'
import { confirmedSwitches, isInProgress } from './progress.ts'

const IN_PROGRESS_POLL_MS = 2 * SECOND_MS
const POLL_MS = 15 * SECOND_MS

export const commandsKey = (deviceId: string) => ['commands', deviceId] as const

/** A device's command log, newest first. Fetched more often while a command is in progress. */
export const commandsQuery = (client: Client, deviceId: string) =>
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
