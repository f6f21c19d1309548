import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../setting.tsx'
import styles from '../settings-page.module.css'

const FREQUENCIES = ['1', '5', '15', '30'] as const
const VIEWS = ['standard', 'satellite', 'terrain'] as const

type Frequency = (typeof FREQUENCIES)[number]
type View = (typeof VIEWS)[number]

/** Two choices that are not stored (specification 2.2), and say so. */
export function TrackingSettings() {
  const { t } = useTranslation()
  const [frequency, setFrequency] = useState<Frequency>('5')
  const [view, setView] = useState<View>('standard')
  return (
    <section className={styles.panel} aria-labelledby="settings-tracking">
      <h2 id="settings-tracking">{t('settings.tracking.title')}</h2>
      <p className={styles.honest}>{t('settings.tracking.notSaved')}</p>
      <Choice
        name={t('settings.tracking.frequency')}
        description={t('settings.tracking.frequencyText')}
        options={FREQUENCIES.map((minutes) => ({
          value: minutes,
          label: t('settings.tracking.minutes', { minutes }),
        }))}
        value={frequency}
        choose={setFrequency}
      />
      <Choice
        name={t('settings.tracking.view')}
        description={t('settings.tracking.viewText')}
        options={VIEWS.map((value) => ({ value, label: t(`settings.tracking.views.${value}`) }))}
        value={view}
        choose={setView}
      />
    </section>
  )
}
