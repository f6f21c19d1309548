import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Lists names as the language does: `A, B, C` in English, `A、B、C` in Japanese. */
export function useListText(): (names: readonly string[]) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' })
    return (names) => list.format(names)
  }, [language])
}
