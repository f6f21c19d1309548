import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Preferences } from '../../../../shared/account/preferences.ts'

const { options } = Preferences.shape.language

type Language = Preferences['language']
type Props = { value: Language; choose: (language: Language) => void }

/** Each language by its own name. */
export function LanguageSelect({ value, choose }: Props) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('settings.language')}
      data={options.map((language) => ({ value: language, label: t(`settings.languages.${language}`) }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((language) => language === currentTarget.value)
        if (chosen !== undefined) choose(chosen)
      }}
    />
  )
}
