import { useTimeout } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SECOND_MS } from '../../../shared/time.ts'
import { OVERVIEW_KEY } from '../../api/day-query.ts'
import { DEVICES_KEY } from '../../api/devices-query.ts'
import { EVENTS_KEY } from '../../api/events-key.ts'

const SPINNER_MS = SECOND_MS

/** Refetches everything on the page. The spinner turns for one second, however fast the server answers. */
export function useRefresh() {
  const queryClient = useQueryClient()
  const [isSpinning, setSpinning] = useState(false)
  const { start } = useTimeout(() => setSpinning(false), SPINNER_MS)
  const refresh = () => {
    setSpinning(true)
    start()
    for (const queryKey of [DEVICES_KEY, OVERVIEW_KEY, EVENTS_KEY])
      void queryClient.refetchQueries({ queryKey, type: 'active' })
  }
  return { isSpinning, refresh }
}
