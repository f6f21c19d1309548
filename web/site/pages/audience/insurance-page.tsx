import { ButtonLink } from '../../parts/call-to-action.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import { CertificatePicture } from '../pictures/certificate-picture.tsx'
import { AudiencePage } from './audience-page.tsx'

export const InsurancePage = (props: SitePageProps) => {
  const { t } = props
  return (
    <AudiencePage
      {...props}
      audience={{
        eyebrow: t('insurance.eyebrow'),
        title: t('insurance.title'),
        lead: t('insurance.lead'),
        actions: <ButtonLink href="/onboarding">{t('insurance.actions.start')}</ButtonLink>,
        picture: (
          <CertificatePicture label={t('insurance.picture.label')} note={t('insurance.picture.note')} />
        ),
        changes: Object.values(t('insurance.changes', { returnObjects: true })),
        figures: Object.values(t('insurance.figures', { returnObjects: true })),
        steps: Object.values(t('insurance.steps', { returnObjects: true })),
        fits: false,
        questions: insuranceQuestions(props),
        close: {
          title: t('insurance.close.title'),
          text: t('insurance.close.text'),
          actions: <ButtonLink href="/onboarding">{t('insurance.actions.partner')}</ButtonLink>,
        },
      }}
    />
  )
}

export const insuranceQuestions = ({ t }: SitePageProps): readonly Question[] =>
  Object.values(t('insurance.faq', { returnObjects: true }))
