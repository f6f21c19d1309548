import { useMutation } from '@tanstack/react-query'
import type { NewDevice } from '../../../shared/devices/device.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { useSite } from '../../api/site.tsx'
import { useCreateCredentials } from '../use-create-credentials.ts'
import { useReload } from '../use-reload.ts'

/** Adds a device and then creates its credentials, which the connect page shows. */
export function useAddDevice() {
  const { client } = useSite()
  const reload = useReload()
  const credentials = useCreateCredentials()
  const add = useMutation({
    mutationFn: (device: NewDevice) => client.call(devices.createDevice, { body: device }),
    onSuccess: ({ device: { deviceId } }) => credentials.mutate(deviceId),
    // also after a refusal, which says that the page is out of date
    onSettled: () => void reload(),
  })
  return { add, device: add.data?.device, credentials }
}
