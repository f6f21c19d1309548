import { useMutation, useQueryClient } from '@tanstack/react-query'
import { devices } from '../../shared/devices/devices.routes.ts'
import { useSite } from '../api/site.tsx'
import { freshCredentials } from './fresh-credentials.ts'

/** Creates new credentials for a device, which revokes its old ones, and caches them for the connect page. */
export function useCreateCredentials() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (deviceId: string) => {
      const before = await client.call(devices.getDiagnostics, { path: { id: deviceId } })
      const credentials = await client.call(devices.createCredentials, { path: { id: deviceId } })
      queryClient.setQueryData(freshCredentials(deviceId).queryKey, { credentials, before })
    },
  })
}
