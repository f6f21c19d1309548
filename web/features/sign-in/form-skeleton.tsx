import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import styles from './authenticator/authenticator.module.css'
import controls from './authenticator/controls.module.css'

/** The first step as the Authenticator renders it, until its code has loaded, so that nothing moves. */
export function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={`${styles.steps} ${controls.controls}`} aria-busy="true">
      <div className={styles.head}>
        <h1>{t('signIn.title')}</h1>
      </div>
      <div data-amplify-form>
        <Field label={t('signIn.email')} />
        <Field label={t('signIn.password')} />
        <button type="submit" className="amplify-button amplify-button--primary" disabled>
          {t('signIn.submit')}
        </button>
        <Links />
      </div>
    </div>
  )
}

function Field({ label }: { label: string }) {
  return (
    <label className="amplify-flex amplify-field">
      <span className="amplify-label">{label}</span>
      <input className="amplify-input" disabled />
    </label>
  )
}

/** The space of the links below the form. */
function Links() {
  const { t } = useTranslation()
  const { testingMode } = useSite().config
  return (
    <div className={styles.room}>
      <p className={styles.other}>
        <Anchor component="button">{t('signIn.forgot')}</Anchor>
      </p>
      {testingMode && (
        <Button size="md" fullWidth>
          {t('signIn.demo')}
        </Button>
      )}
      <p className={styles.other}>
        {t('signIn.noAccount')} <Anchor component="button">{t('signIn.toSignUp')}</Anchor>
      </p>
    </div>
  )
}
