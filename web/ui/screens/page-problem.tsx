import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
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

const Cause = ({ error }: { error: unknown }) => (
  <p className={styles.code}>{error instanceof Error ? error.message : String(error)}</p>
)
