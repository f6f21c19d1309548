import { useMediaQuery } from '@mantine/hooks'

/** The medium breakpoint and below, which counts as mobile (specification 1.2). */
const NARROW = '(max-width: 62em)'
export const useNarrow = () => useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
