import { useQuery } from '@tanstack/react-query'
import { useSite } from '../api/site.tsx'
import { commandsQuery } from './commands-query.ts'

export function useCommands(deviceId: string) {
  const { client } = useSite()
  return useQuery(commandsQuery(client, deviceId))
}
