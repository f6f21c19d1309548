import { useTimeout } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SECOND_MS } from '../../../shared/time.ts'
import { DEVICES_KEY } from '../../api/devices-query.ts'
import { OVERVIEW_KEY } from './day/overview-queries.ts'

const SPINS_FOR_MS = SECOND_MS

/** Asks for everything on the page again. What it shows turns for a second, however fast the answers are. */
export function useRefresh() {
  const queryClient = useQueryClient()
  const [turning, setTurning] = useState(false)
  const { start } = useTimeout(() => setTurning(false), SPINS_FOR_MS)
  const refresh = () => {
    setTurning(true)
    start()
    for (const queryKey of [DEVICES_KEY, OVERVIEW_KEY])
      void queryClient.refetchQueries({ queryKey, type: 'active' })
  }
  return { turning, refresh }
}
