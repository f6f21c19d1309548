import type { Branding } from '../../../../shared/site/branding.ts'
import { mailLink } from '../../../../shared/site/contact.ts'
import { ButtonLink } from '../../parts/call-to-action.tsx'
import type { Step } from '../../parts/steps.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import { PhoneAction } from '../phone-action.tsx'
import { YardPicture } from '../pictures/scenes.tsx'
import { AudiencePage } from './audience-page.tsx'

export const BuildersPage = (props: SitePageProps) => {
  const { t } = props
  return (
    <AudiencePage
      {...props}
      audience={{
        eyebrow: t('builders.eyebrow'),
        title: t('builders.title'),
        lead: t('builders.lead'),
        actions: (
          <>
            <MailAction {...props} text={t('builders.actions.become')} />
            <CallAction {...props} />
          </>
        ),
        picture: <YardPicture label={t('builders.picture.label')} note={t('builders.picture.note')} />,
        changes: Object.values(t('builders.changes', { returnObjects: true })),
        figures: Object.values(t('builders.figures', { returnObjects: true })),
        steps: stepsOf(props),
        fits: true,
        questions: buildersQuestions(props),
        close: {
          title: t('builders.close.title'),
          text: t('builders.close.text'),
          actions: (
            <>
              <MailAction {...props} text={t('builders.actions.apply')} />
              <CallAction {...props} />
            </>
          ),
        },
      }}
    />
  )
}

export const buildersQuestions = ({ t }: SitePageProps): readonly Question[] =>
  Object.values(t('builders.faq', { returnObjects: true }))

const partnersEmail = ({ partners, support }: Branding) => partners.email ?? support.email

/** Nobody is asked to write where no address is set. */
function stepsOf({ t, site }: SitePageProps): Step[] {
  const { write, fit, handOver } = t('builders.steps', { returnObjects: true })
  return partnersEmail(site) === null ? [fit, handOver] : [write, fit, handOver]
}

/** Without an address for partners, builders order units like everybody else. */
const MailAction = ({ t, site, text }: SitePageProps & { text: string }) => {
  const email = partnersEmail(site)
  if (email === null) return <ButtonLink href="/onboarding">{t('builders.actions.order')}</ButtonLink>
  return <ButtonLink href={mailLink(email, t('builders.subject'))}>{text}</ButtonLink>
}

const CallAction = ({ t, site }: SitePageProps) => (
  <PhoneAction phone={site.partners.phone ?? site.support.phone} text={t('builders.actions.call')} />
)
