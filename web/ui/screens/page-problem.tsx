import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../shared/http/client.ts'
import { Logo } from '../logo.tsx'
import styles from './full-screen.module.css'

/** A page that failed to load or render. */
export function PageProblem({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.screen} role="alert">
      <Logo size={48} />
      <h1>{t('problem.pageTitle')}</h1>
      <p>{t('problem.pageText')}</p>
      <Button onClick={() => window.location.reload()}>{t('problem.reload')}</Button>
      <Cause error={error} />
    </div>
  )
}

/** A site that failed to start. */
export function SiteProblem({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.screen} role="alert">
      <Logo size={48} />
      <h1>{t('problem.siteTitle')}</h1>
      <p>{t('problem.siteText')}</p>
      <Button onClick={tryAgain}>{t('problem.tryAgain')}</Button>
      <Cause error={error} />
    </div>
  )
}

/** Details for support: the code of a failed call, or the message of any other error. */
function Cause({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const message = error instanceof Error ? error.message : String(error)
  return (
    <p className={styles.code}>
      {error instanceof ApiProblem ? t('problem.code', { code: error.code }) : message}
    </p>
  )
}
