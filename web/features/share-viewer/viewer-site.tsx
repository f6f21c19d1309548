import { useTranslation } from 'react-i18next'
import { startPrivateSite } from '../../api/start-private-site.ts'
import { PrivateSite } from '../../ui/screens/private-site.tsx'
import { LoadingViewer } from './loading-viewer.tsx'
import { ViewerPage } from './viewer-page.tsx'

/** The site that a share link opens. Only the units are the sender's. */
export function ViewerSite({ shareToken }: { shareToken: string }) {
  const { t } = useTranslation()
  return (
    <PrivateSite title={t('pages.share')} start={startPrivateSite} loading={<LoadingViewer />}>
      {({ client, config }) => <ViewerPage shareToken={shareToken} client={client} maps={config.maps} />}
    </PrivateSite>
  )
}
