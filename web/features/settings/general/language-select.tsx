import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LANGUAGE, LANGUAGES, type Language } from '../../../../shared/i18n/language.ts'

type Props = { value: Language; choose: (language: Language) => void }

/** Each language by its own name. */
export function LanguageSelect({ value, choose }: Props) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('settings.language')}
      data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE[language].name }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find((language) => language === currentTarget.value)
        if (chosen !== undefined) choose(chosen)
      }}
    />
  )
}
