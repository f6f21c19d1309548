import { ButtonLink } from '../../parts/call-to-action.tsx'
import { PriceTable } from '../../parts/price-table.tsx'
import { Section } from '../../parts/section.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import { DockPicture } from '../pictures/scenes.tsx'
import { AudiencePage } from './audience-page.tsx'

export const OwnersPage = (props: SitePageProps) => {
  const { t } = props
  return (
    <AudiencePage
      {...props}
      audience={{
        eyebrow: t('owners.eyebrow'),
        title: t('owners.title'),
        lead: t('owners.lead', { name: props.site.name }),
        actions: <ButtonLink href="/onboarding">{t('owners.actions.start')}</ButtonLink>,
        note: t('owners.note'),
        picture: <DockPicture label={t('owners.picture.label')} note={t('owners.picture.note')} />,
        changes: Object.values(t('owners.changes', { returnObjects: true })),
        figures: Object.values(t('owners.figures', { returnObjects: true })),
        steps: Object.values(t('owners.steps', { returnObjects: true })),
        fits: true,
        questions: ownersQuestions(props),
        close: {
          title: t('owners.close.title'),
          text: t('owners.close.text'),
          actions: <ButtonLink href="/onboarding">{t('owners.actions.start')}</ButtonLink>,
        },
      }}
    >
      <Section tone="raised" title={t('owners.plans.title')} lead={t('owners.plans.text')}>
        <PriceTable {...props} />
      </Section>
    </AudiencePage>
  )
}

export const ownersQuestions = ({ t }: SitePageProps): readonly Question[] =>
  Object.values(t('owners.faq', { returnObjects: true }))
