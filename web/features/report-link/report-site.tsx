import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiProblem, type Client } from '../../../shared/http/client.ts'
import { deliveredReports } from '../../../shared/reports/reports.routes.ts'
import { startPrivateSite } from '../../api/start-private-site.ts'
import { problemText } from '../../ui/feedback/problem-text.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from '../../ui/screens/full-screen.module.css'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { PrivateSite } from '../../ui/screens/private-site.tsx'
import { ReportView } from './report-view.tsx'

/** The site that the link in a message with a report opens. */
export function ReportSite({ token }: { token: string }) {
  const { t } = useTranslation()
  return (
    <PrivateSite title={t('pages.report')} start={startPrivateSite} loading={<LoadingView />}>
      {({ client }) => <ReportPage token={token} client={client} />}
    </PrivateSite>
  )
}

/** The page behind the link in a message with a report. */
function ReportPage({ token, client }: { token: string; client: Client }) {
  const { t } = useTranslation()
  const readReport = () => client.call(deliveredReports.downloadDeliveredReport, { path: { token } })
  const { data, error, refetch } = useQuery({ queryKey: ['report', token], queryFn: readReport })
  if (data !== undefined)
    return <ReportView report={data.report} readUrl={async () => (await readReport()).report.fileUrl} />
  if (error === null) return <LoadingView />
  if (error instanceof ApiProblem && error.code === 'not-found')
    return (
      <main className={styles.screen}>
        <Logo size={48} />
        <h1>{t('reportLink.unknown.title')}</h1>
        <p>{t('reportLink.unknown.text')}</p>
      </main>
    )
  const { text, code } = problemText(t, error)
  return (
    <main className={styles.screen}>
      <Logo size={48} />
      <h1>{t('reportLink.notLoaded')}</h1>
      <p role="alert">{text}</p>
      <Button onClick={() => void refetch()}>{t('problem.tryAgain')}</Button>
      <p className={styles.code}>{t('problem.code', { code })}</p>
    </main>
  )
}
