import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { agedDevices } from '../../api/aged-devices.ts'
import { useLivePush } from '../../api/live-push/use-live-push.ts'
import { useSite } from '../../api/site.tsx'
import { useReplyAge } from '../../api/use-reply-age.ts'
import { useOnline } from '../../pwa/use-online.ts'
import { createDeviceSorter } from '../sort-devices.ts'
import { useListMessage } from '../use-list-message.ts'
import { LIST_EVERY_MS, polledDevices } from './polled-devices.ts'

const NO_DEVICES: DeviceView[] = []
/** Two polls: an older list was stored in this browser, or its refreshes do not arrive. */
const OUTDATED_AFTER_MS = 2 * LIST_EVERY_MS

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
  const isOnline = useOnline()
  const isOutdated = !isOnline || error !== null || answerAgeMs > OUTDATED_AFTER_MS
  return {
    devices,
    /** The devices as the server sent them, whatever time has passed. */
    asSent: data?.devices ?? NO_DEVICES,
    /** How many more devices can be added. */
    availableDevices: data?.availableDevices ?? 0,
    /** Epoch ms of the newest answer, if it is not current. */
    outdatedSince: data !== undefined && isOutdated ? dataUpdatedAt : null,
    isOnline,
    isLoaded: data !== undefined,
    error,
    message,
    loadedAt: dataUpdatedAt,
  }
}
