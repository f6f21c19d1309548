import { useComputedColorScheme } from '@mantine/core'
import type { Tone } from '../../shared/tone.ts'

/** Reads the system's scheme on the first render. Otherwise a dark page would load the light map first. */
const ON_FIRST_RENDER = { getInitialValueInEffect: false }

/** Whether the page is light or dark, also where it follows the system. */
export const useTone = (): Tone => useComputedColorScheme('light', ON_FIRST_RENDER)
