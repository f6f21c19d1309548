import { useTranslation } from 'react-i18next'

/** Writes a count in the user's language. */
export function useNumberText(): (count: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language)
  return (count) => format.format(count)
}
