import { useMutation, useQueryClient } from '@tanstack/react-query'
import { devices } from '../../shared/devices/devices.routes.ts'
import { useSite } from '../api/site.tsx'
import { freshCredentials } from './fresh-credentials.ts'

/** Makes new credentials for a device, which ends its old ones, and keeps them where the connect page looks. */
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
