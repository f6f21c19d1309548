import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { agedDevices } from '../../../api/aged-devices.ts'
import { useLivePush } from '../../../api/live-push/use-live-push.ts'
import { useSite } from '../../../api/site.tsx'
import { useAnswerAge } from '../../../api/use-answer-age.ts'
import { createDeviceSorter } from '../../../devices/sort-devices.ts'
import { polledDevices } from './polled-devices.ts'

const NO_DEVICES: DeviceView[] = []

/** All devices of the account by name, as far as an answer of its age may be believed; pushed positions are newer. A failed refresh keeps them. */
export function useDeviceList() {
  const { client } = useSite()
  useLivePush(true)
  const { data, error, dataUpdatedAt } = useQuery(polledDevices(client))
  const answerAgeMs = useAnswerAge(dataUpdatedAt)
  const [inOrder] = useState(createDeviceSorter)
  const devices = useMemo(
    () => inOrder(agedDevices(data?.devices ?? NO_DEVICES, answerAgeMs), 'name'),
    [data, answerAgeMs, inOrder],
  )
  return {
    devices,
    known: data !== undefined,
    error,
    message: data?.message ?? null,
    readAt: dataUpdatedAt,
  }
}
