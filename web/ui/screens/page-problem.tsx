import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Logo } from '../logo.tsx'
import styles from './full-screen.module.css'

/** A page that failed to load or to draw: what it means, what to do, and the bare message beneath. */
export function PageProblem({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.screen} role="alert">
      <Logo size={48} />
      <h1>{t('problem.pageTitle')}</h1>
      <p>{t('problem.pageText')}</p>
      <Button onClick={() => window.location.reload()}>{t('problem.reload')}</Button>
      <p className={styles.code}>{error instanceof Error ? error.message : String(error)}</p>
    </div>
  )
}

export function SiteProblem({ tryAgain }: { tryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.screen} role="alert">
      <Logo size={48} />
      <h1>{t('problem.siteTitle')}</h1>
      <p>{t('problem.siteText')}</p>
      <Button onClick={tryAgain}>{t('problem.tryAgain')}</Button>
    </div>
  )
}
