import { queryOptions } from '@tanstack/react-query'
import { type CommandView, commands } from '../../shared/commands/commands.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { DEVICES_KEY } from '../api/devices-query.ts'
import { confirmedSwitches, isInProgress } from './progress.ts'

const UNDER_WAY_REFRESH_MS = 2 * SECOND_MS
const REFRESH_MS = 15 * SECOND_MS

export const commandsKey = (deviceId: string) => ['commands', deviceId] as const

/** A device's log of commands, newest first; often while one is under way. Only a page that shows it asks. */
export const commandsQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: commandsKey(deviceId),
    queryFn: async ({ client: cache, queryKey }) => {
      const seen = cache.getQueryData<CommandView[]>(queryKey)
      const answer = await client.call(commands.listCommands, { path: { id: deviceId } })
      if (seen && confirmedSwitches(seen) !== confirmedSwitches(answer.commands))
        void cache.invalidateQueries({ queryKey: DEVICES_KEY })
      return answer.commands
    },
    refetchInterval: ({ state: { data } }) =>
      data?.some((command) => isInProgress(command, Date.now())) ? UNDER_WAY_REFRESH_MS : REFRESH_MS,
    staleTime: 0,
  })
