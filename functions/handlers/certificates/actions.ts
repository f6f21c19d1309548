import type { certificates as routes } from '../../../shared/certificates/certificates.routes.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { type ConfirmDeps, confirmCertificate } from './confirm-certificate.ts'
import { type IssueDeps, issueCertificate } from './issue-certificate.ts'

export type CertificatesDeps = IssueDeps & ConfirmDeps

export const certificateActions = (deps: CertificatesDeps): Actions<typeof routes> => ({
  downloadCertificate: (_input, { accountId }) => issueCertificate(accountId, deps),

  confirmCertificate: ({ path }, { sourceIp }) => confirmCertificate(path.number, sourceIp, deps),
})
