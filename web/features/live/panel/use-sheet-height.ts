import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { SheetHeight } from './bottom-sheet.tsx'

/** A phone held sideways, or a window at 200 % zoom. */
const SHORT = '(max-height: 32em)'

/** The height of the sheet. On a short screen the list stays collapsed, so that the map keeps most of the height. */
export function useSheetHeight(showsCard: boolean) {
  const isShort = useMediaQuery(SHORT, false, { getInitialValueInEffect: false })
  const collapses = isShort && !showsCard
  const [height, setHeight] = useState<SheetHeight>(collapses ? 'peek' : 'half')
  useEffect(() => {
    if (collapses) setHeight('peek')
  }, [collapses])
  return [height, setHeight] as const
}
