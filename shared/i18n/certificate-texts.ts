import {
  certificateLabels as enCertificateLabels,
  certificatePaperTexts as enCertificatePaperTexts,
} from './en/certificates.ts'
import {
  certificateLabels as esCertificateLabels,
  certificatePaperTexts as esCertificatePaperTexts,
} from './es/certificates.ts'
import {
  certificateLabels as frCertificateLabels,
  certificatePaperTexts as frCertificatePaperTexts,
} from './fr/certificates.ts'
import {
  certificateLabels as jaCertificateLabels,
  certificatePaperTexts as jaCertificatePaperTexts,
} from './ja/certificates.ts'
import {
  certificateLabels as ptCertificateLabels,
  certificatePaperTexts as ptCertificatePaperTexts,
} from './pt/certificates.ts'
import { textsIn } from './texts-in.ts'
import {
  certificateLabels as zhCertificateLabels,
  certificatePaperTexts as zhCertificatePaperTexts,
} from './zh/certificates.ts'

/** What a certificate calls its parts, by language. */
export const CERTIFICATE_LABELS = textsIn(enCertificateLabels, {
  es: esCertificateLabels,
  fr: frCertificateLabels,
  ja: jaCertificateLabels,
  pt: ptCertificateLabels,
  zh: zhCertificateLabels,
})
/** What only the certificate on paper says, by language. */
export const CERTIFICATE_PAPER_TEXTS = textsIn(enCertificatePaperTexts, {
  es: esCertificatePaperTexts,
  fr: frCertificatePaperTexts,
  ja: jaCertificatePaperTexts,
  pt: ptCertificatePaperTexts,
  zh: zhCertificatePaperTexts,
})
