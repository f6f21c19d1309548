import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { agedDevices } from '../../../api/aged-devices.ts'
import { useLivePush } from '../../../api/live-push/use-live-push.ts'
import { useSite } from '../../../api/site.tsx'
import { useReplyAge } from '../../../api/use-reply-age.ts'
import { createDeviceSorter } from '../../../devices/sort-devices.ts'
import { useListMessage } from '../../../devices/use-list-message.ts'
import { polledDevices } from './polled-devices.ts'

const NO_DEVICES: DeviceView[] = []

export type DeviceList = ReturnType<typeof useDeviceList>

/**
 * All devices of the account by name, updated by polling and by push. Freshness decays with the age of the answer. A
 * failed refresh keeps the previous list.
 */
export function useDeviceList() {
  const { client } = useSite()
  useLivePush(true)
  const { data, error, dataUpdatedAt } = useQuery(polledDevices(client))
  const answerAgeMs = useReplyAge(dataUpdatedAt)
  const [inOrder] = useState(createDeviceSorter)
  const devices = useMemo(
    () => inOrder(agedDevices(data?.devices ?? NO_DEVICES, answerAgeMs), 'name'),
    [data, answerAgeMs, inOrder],
  )
  const message = useListMessage(data)
  return {
    devices,
    isLoaded: data !== undefined,
    error,
    message,
    loadedAt: dataUpdatedAt,
  }
}
