import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Preferences } from '../../../../shared/account/preferences.ts'
import { numericDate } from '../../../../shared/times/date-parts.ts'
import { datePatternText } from '../../../ui/dates/date-pattern-text.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'

const { options } = Preferences.shape.dateFormat

type Format = Preferences['dateFormat']
type Props = { value: Format; choose: (format: Format) => void }

/** Each date format with today's date as its example. */
export function DateFormatSelect({ value, choose }: Props) {
  const { t } = useTranslation()
  const today = useTimes().dayOf(useNow())
  return (
    <NativeSelect
      aria-label={t('settings.dateFormat')}
      data={options.map((format) => ({
        value: format,
        label: t('settings.dateFormatOption', {
          date: numericDate(today, format),
          pattern: datePatternText(format, t),
        }),
      }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((format) => format === currentTarget.value)
        if (chosen !== undefined) choose(chosen)
      }}
    />
  )
}
