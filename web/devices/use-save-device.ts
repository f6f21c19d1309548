import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeviceEdit } from '../../shared/devices/device.ts'
import { devices } from '../../shared/devices/devices.routes.ts'
import { DEVICES_KEY } from '../api/devices-query.ts'
import { useSite } from '../api/site.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'

/** Saves an edit of a device, and says how that went. */
export function useSaveDevice(deviceId: string) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (edit: DeviceEdit) =>
      client.call(devices.updateDevice, { path: { id: deviceId }, body: edit }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: DEVICES_KEY })
      void toast({ text: t('editDevice.saved') })
    },
    onError: useFailureToast(t('editDevice.failed'), 'devices'),
  })
}
