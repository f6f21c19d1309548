import { Button, NativeSelect } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ChosenPreferences,
  DEFAULT_PREFERENCES,
  Preferences,
} from '../../../shared/account/preferences.ts'
import { LANGUAGE, LANGUAGES, type Language } from '../../../shared/i18n/language.ts'
import { numericDate } from '../../../shared/times/date-parts.ts'
import { datePatternText } from '../../ui/dates/date-pattern-text.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { ZoneSelect } from '../../ui/times/zone-select.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { Choice, Setting } from './setting.tsx'
import styles from './settings-page.module.css'

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
        <ZoneSelect
          aria-label={t('settings.timezone')}
          value={preferences.timezone}
          choose={(timezone) => save({ timezone })}
        />
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

const { options } = Preferences.shape.dateFormat

type Format = Preferences['dateFormat']
type DateFormatSelectProps = { value: Format; choose: (format: Format) => void }

/** The date formats, with today's date as their example. */
function DateFormatSelect({ value, choose }: DateFormatSelectProps) {
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

const EXAMPLE = { speedKmh: 60, distanceKm: 12.4, altitudeM: 36.6 }

/** The current time and example quantities, written as the settings say. */
function FormatPreview() {
  const { t } = useTranslation()
  const times = useTimes()
  const { speedText, distanceText, lengthText } = useUnits()
  const now = useNow()
  const quantities = [
    times.date(now),
    speedText(EXAMPLE.speedKmh),
    distanceText(EXAMPLE.distanceKm),
    lengthText(EXAMPLE.altitudeM),
  ]
  return (
    <figure className={styles.preview} aria-label={t('settings.preview')}>
      <strong>{times.withZone(times.longDateAndTime(now), now)}</strong>
      <span className="numbers">{quantities.join(' · ')}</span>
    </figure>
  )
}

type LanguageSelectProps = { value: Language; choose: (language: Language) => void }

/** The languages by their own names. */
function LanguageSelect({ value, choose }: LanguageSelectProps) {
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

const ResetDialog = lazy(() =>
  import('./reset-dialog.tsx').then((module) => ({ default: module.ResetDialog })),
)

/** Opens the dialog that sets the defaults again. */
function ResetSetting({ reset }: { reset: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Setting name={t('settings.reset.name')} description={t('settings.reset.text')}>
        <Button variant="default" className={styles.button} onClick={() => setOpen(true)}>
          {t('settings.reset.open')}
        </Button>
      </Setting>
      <Suspense>{isOpen && <ResetDialog reset={reset} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const { notifications, ...general } = DEFAULT_PREFERENCES
const { alerts, geofence, speed, maintenance, late } = notifications

/** The values of a reset (specification 2.4). Channels and quiet hours keep theirs. */
const RESET: ChosenPreferences = {
  ...general,
  'notifications.alerts': alerts,
  'notifications.geofence': geofence,
  'notifications.speed': speed,
  'notifications.maintenance': maintenance,
  'notifications.late': late,
}
