import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../ui/feedback/problem-text.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from '../../ui/screens/full-screen.module.css'

type Props = { title: 'dataFailed' | 'locationFailed'; error: Error }

/** Why a link shows nothing, and what the viewer can do. */
export function ViewerProblem({ title, error }: Props) {
  const { t } = useTranslation()
  const { text, code } = problemText(t, error, 'viewer')
  return (
    <main className={styles.screen}>
      <Logo size={48} />
      <h1>{t(`viewer.${title}`)}</h1>
      <p role="alert">{text}</p>
      <Button onClick={() => window.location.reload()}>{t('viewer.tryAgain')}</Button>
      <p className={styles.code}>{t('problem.code', { code })}</p>
    </main>
  )
}
