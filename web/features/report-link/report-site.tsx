import { useTranslation } from 'react-i18next'
import { startPrivateSite } from '../../api/start-private-site.ts'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { PrivateSite } from '../../ui/screens/private-site.tsx'
import { ReportPage } from './report-page.tsx'

/** The site that the link in a message with a report opens. */
export function ReportSite({ token }: { token: string }) {
  const { t } = useTranslation()
  return (
    <PrivateSite title={t('pages.report')} start={startPrivateSite} loading={<LoadingView />}>
      {({ client }) => <ReportPage token={token} client={client} />}
    </PrivateSite>
  )
}
