import { useTranslation } from 'react-i18next'

/** Writes sentences one after another, with a space where the language has one. */
export function useSentences(): (...sentences: readonly string[]) => string {
  const { t } = useTranslation()
  return (...sentences) => sentences.reduce((first, next) => t('common.sentences', { first, next }))
}
