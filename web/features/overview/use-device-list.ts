import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { believedDevices } from '../../api/believed.ts'
import { useSite } from '../../api/site.tsx'
import { useLivePush } from '../../api/use-live-push.ts'
import { polledDevices } from './polled-devices.ts'

const JUDGED_EVERY_MS = 30 * SECOND_MS
const NO_DEVICES: DeviceView[] = []

/** All devices of the account, as far as an answer of its age may be believed; pushed positions are newer. A failed refresh keeps them. */
export function useDeviceList(now: number) {
  const { client } = useSite()
  useLivePush(true)
  const { data, error, dataUpdatedAt } = useQuery(polledDevices(client))
  const answerAgeMs = Math.floor(Math.max(0, now - dataUpdatedAt) / JUDGED_EVERY_MS) * JUDGED_EVERY_MS
  const devices = useMemo(
    () => believedDevices(data?.devices ?? NO_DEVICES, answerAgeMs),
    [data, answerAgeMs],
  )
  return {
    devices,
    known: data !== undefined,
    error,
    message: data?.message ?? null,
    readAt: dataUpdatedAt,
  }
}
