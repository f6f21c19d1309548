import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './invitation-page.module.css'

/** Shown when the link of an email is no longer valid. */
export function InvalidLink({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.invitation} aria-labelledby="invalid-link">
      <h1 id="invalid-link">{title}</h1>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button component={Link} to="/dashboard" size="md">
          {t('members.back')}
        </Button>
      </div>
    </section>
  )
}
