import { useTranslation } from 'react-i18next'
import { useSavePreferences } from '../api/use-preferences.ts'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'
import { useThemeToggle } from '../ui/use-theme-toggle.ts'

/** Switches the account's theme and saves it as a preference. */
export function usePreferredThemeToggle() {
  const { t } = useTranslation()
  const save = useSavePreferences({ onFailure: useFailureToast(t('settings.notSaved')) })
  return useThemeToggle((theme) => save({ theme }))
}
