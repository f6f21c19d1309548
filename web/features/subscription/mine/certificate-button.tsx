import { IconCertificate } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { certificates } from '../../../../shared/certificates/certificates.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { saveReplyFile } from '../../../ui/files/save-file.ts'

/** Downloads the certificate that an insurer asks for. */
export function CertificateButton({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const download = useMutation({
    mutationFn: () => client.callFile(certificates.downloadCertificate, {}),
    onSuccess: saveReplyFile,
    onError: useFailureToast(t('subscription.certificateFailed')),
  })
  return (
    <LoadingButton
      variant="default"
      leftSection={<IconCertificate size={17} stroke={1.7} aria-hidden />}
      loading={download.isPending}
      disabled={disabled}
      onClick={() => download.mutate()}
    >
      {t('subscription.certificate')}
    </LoadingButton>
  )
}
