import { useTranslation } from 'react-i18next'
import { usePreferences, useSavePreferences } from '../../api/use-preferences.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { FormatPreview } from './format-preview.tsx'
import { GeneralSettings } from './general-settings.tsx'
import styles from './settings-page.module.css'
import { TwoStep } from './two-step/two-step.tsx'

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
        <FormatPreview />
        <GeneralSettings preferences={preferences} save={save} />
      </section>
      <section className={styles.panel} aria-labelledby="settings-security">
        <h2 id="settings-security">{t('settings.security')}</h2>
        <TwoStep />
      </section>
      <p className={styles.comingSoon}>{t('settings.comingSoon')}</p>
    </div>
  )
}
