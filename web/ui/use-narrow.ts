import { useMediaQuery } from '@mantine/hooks'

/** The medium breakpoint and below. */
const NARROW = '(max-width: 62em)'
export const useNarrow = () => useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
