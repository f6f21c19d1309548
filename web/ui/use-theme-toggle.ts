import { useTranslation } from 'react-i18next'
import type { Tone } from '../../shared/tone.ts'
import { useTone } from '../theme/use-tone.ts'

type ThemeToggle = { dark: boolean; label: string; toggle: () => void }

/** The state of a theme button: the current theme, its label, and the switch to the other theme through `choose`. */
export function useThemeToggle(choose: (theme: Tone) => void): ThemeToggle {
  const { t } = useTranslation()
  const dark = useTone() === 'dark'
  return {
    dark,
    label: dark ? t('shell.toLight') : t('shell.toDark'),
    toggle: () => choose(dark ? 'light' : 'dark'),
  }
}
