import { useTranslation } from 'react-i18next'
import { startPrivateSite } from '../../api/start-private-site.ts'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { PrivateSite } from '../../ui/screens/private-site.tsx'
import { CertificatePage } from './certificate-page.tsx'

/** The site that the address on a certificate opens. */
export function CertificateSite({ number }: { number: string }) {
  const { t } = useTranslation()
  return (
    <PrivateSite title={t('pages.certificate')} start={startPrivateSite} loading={<LoadingView />}>
      {({ client }) => <CertificatePage number={number} client={client} />}
    </PrivateSite>
  )
}
