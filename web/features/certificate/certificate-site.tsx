import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { certificates } from '../../../shared/certificates/certificates.routes.ts'
import { ApiProblem, type Client } from '../../../shared/http/client.ts'
import { startPrivateSite } from '../../api/start-private-site.ts'
import { problemText } from '../../ui/feedback/problem-text.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from '../../ui/screens/full-screen.module.css'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { PrivateSite } from '../../ui/screens/private-site.tsx'
import { CertificateView } from './certificate-view.tsx'

/** The site that the address on a certificate opens. */
export function CertificateSite({ number }: { number: string }) {
  const { t } = useTranslation()
  return (
    <PrivateSite title={t('pages.certificate')} start={startPrivateSite} loading={<LoadingView />}>
      {({ client }) => <CertificatePage number={number} client={client} />}
    </PrivateSite>
  )
}

/** The page of an insurer who opens the address on a certificate. */
function CertificatePage({ number, client }: { number: string; client: Client }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['certificate', number],
    queryFn: () => client.call(certificates.confirmCertificate, { path: { number } }),
  })
  if (data !== undefined) return <CertificateView certificate={data.certificate} />
  if (error === null) return <LoadingView />
  if (error instanceof ApiProblem && error.code === 'not-found')
    return (
      <main className={styles.screen}>
        <Logo size={48} />
        <h1>{t('certificate.unknown.title')}</h1>
        <p>{t('certificate.unknown.text')}</p>
      </main>
    )
  const { text, code } = problemText(t, error)
  return (
    <main className={styles.screen}>
      <Logo size={48} />
      <h1>{t('certificate.notLoaded')}</h1>
      <p role="alert">{text}</p>
      <Button onClick={() => void refetch()}>{t('problem.tryAgain')}</Button>
      <p className={styles.code}>{t('problem.code', { code })}</p>
    </main>
  )
}
