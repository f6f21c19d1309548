import { useTranslation } from 'react-i18next'
import { type ChosenPreferences, Preferences } from '../../../../shared/account/preferences.ts'
import { ZoneSelect } from '../../../ui/times/zone-select.tsx'
import { Choice, Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { DateFormatSelect } from './date-format-select.tsx'
import { FormatPreview } from './format-preview.tsx'
import { LanguageSelect } from './language-select.tsx'
import { RESET } from './reset.ts'
import { ResetSetting } from './reset-setting.tsx'

const { theme, units, timeFormat, firstDayOfWeek } = Preferences.shape

type Props = { preferences: Preferences; save: (chosen: ChosenPreferences) => void }

/** Theme, units, language and how times are written. Each is saved as soon as it is chosen. */
export function GeneralSettings({ preferences, save }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-labelledby="settings-general">
      <h2 id="settings-general">{t('settings.general')}</h2>
      <FormatPreview />
      <Choice
        name={t('settings.theme')}
        description={t('settings.themeText')}
        options={theme.options.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
        value={preferences.theme}
        choose={(chosen) => save({ theme: chosen })}
      />
      <Choice
        name={t('settings.units')}
        description={t('settings.unitsText')}
        options={units.options.map((value) => ({ value, label: t(`settings.unitNames.${value}`) }))}
        value={preferences.units}
        choose={(chosen) => save({ units: chosen })}
      />
      <Setting name={t('settings.language')} description={t('settings.languageText')}>
        <LanguageSelect value={preferences.language} choose={(language) => save({ language })} />
      </Setting>
      <Setting name={t('settings.timezone')} description={t('settings.timezoneText')}>
        <ZoneSelect value={preferences.timezone} choose={(timezone) => save({ timezone })} />
      </Setting>
      <Setting name={t('settings.dateFormat')} description={t('settings.dateFormatText')}>
        <DateFormatSelect value={preferences.dateFormat} choose={(dateFormat) => save({ dateFormat })} />
      </Setting>
      <Choice
        name={t('settings.timeFormat')}
        description={t('settings.timeFormatText')}
        options={timeFormat.options.map((value) => ({ value, label: t(`settings.timeFormats.${value}`) }))}
        value={preferences.timeFormat}
        choose={(chosen) => save({ timeFormat: chosen })}
      />
      <Choice
        name={t('settings.firstDayOfWeek')}
        description={t('settings.firstDayOfWeekText')}
        options={firstDayOfWeek.options.map((value) => ({ value, label: t(`settings.days.${value}`) }))}
        value={preferences.firstDayOfWeek}
        choose={(chosen) => save({ firstDayOfWeek: chosen })}
      />
      <ResetSetting reset={() => save(RESET)} />
    </section>
  )
}
