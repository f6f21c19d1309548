import { useTranslation } from 'react-i18next'

/** Why the list is empty: by its search, or by its filters. */
export function useNoMatchText() {
  const { t } = useTranslation()
  return (search: string) => (search.trim() === '' ? t('filter.noMatch') : t('live.noMatch', { search }))
}
