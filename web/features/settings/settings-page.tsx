import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../../shared/account/preferences.ts'
import { usePreferences, useSavePreferences } from '../../api/use-preferences.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Setting } from './setting.tsx'
import styles from './settings-page.module.css'
import { TwoStep } from './two-step/two-step.tsx'

const THEMES: readonly Preferences['theme'][] = ['light', 'dark']
const UNITS: readonly Preferences['units'][] = ['miles', 'km']

export function SettingsPage() {
  const { t } = useTranslation()
  const { preferences, failed } = usePreferences()
  const save = useSavePreferences(useFailureToast(t('settings.notSaved')))
  return (
    <div className={styles.page}>
      <PageHead title={t('settings.title')} />
      {failed && (
        <p className={styles.note} role="status">
          {t('settings.notLoaded')}
        </p>
      )}
      <section className={styles.panel} aria-labelledby="settings-general">
        <h2 id="settings-general">{t('settings.general')}</h2>
        <Setting name={t('settings.theme')} description={t('settings.themeText')}>
          <SegmentedControl
            aria-label={t('settings.theme')}
            value={preferences.theme}
            onChange={(theme) => save({ theme })}
            data={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          />
        </Setting>
        <Setting name={t('settings.units')} description={t('settings.unitsText')}>
          <SegmentedControl
            aria-label={t('settings.units')}
            value={preferences.units}
            onChange={(units) => save({ units })}
            data={UNITS.map((value) => ({ value, label: t(`settings.unitNames.${value}`) }))}
          />
        </Setting>
      </section>
      <section className={styles.panel} aria-labelledby="settings-security">
        <h2 id="settings-security">{t('settings.security')}</h2>
        <TwoStep />
      </section>
      <p className={styles.comingSoon}>{t('settings.comingSoon')}</p>
    </div>
  )
}
