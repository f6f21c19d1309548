import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../shared/http/client.ts'
import { en } from '../../i18n/en.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from '../../ui/screens/full-screen.module.css'

type Reason = keyof typeof en.viewer.reasons
const isReason = (code: string): code is Reason => code in en.viewer.reasons

type Props = { title: 'dataFailed' | 'locationFailed'; error: Error }

/** Why a link shows nothing, and what the viewer can do. */
export function ViewerProblem({ title, error }: Props) {
  const { t } = useTranslation()
  const code = error instanceof ApiProblem ? error.code : 'unexpected'
  return (
    <main className={styles.screen}>
      <Logo size={48} />
      <h1>{t(`viewer.${title}`)}</h1>
      <p role="alert">{t(`viewer.reasons.${isReason(code) ? code : 'other'}`)}</p>
      <Button onClick={() => window.location.reload()}>{t('viewer.tryAgain')}</Button>
      <p className={styles.code}>{t('problem.code', { code })}</p>
    </main>
  )
}
