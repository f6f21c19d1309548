import { firstChargeCents, QUANTITY, recurringCents } from '../../../../shared/subscriptions/prices.ts'
import { money } from '../../money.ts'
import { ButtonLink } from '../../parts/call-to-action.tsx'
import { PriceRows } from '../../parts/price-table.tsx'
import { Section } from '../../parts/section.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import { PhoneAction } from '../phone-action.tsx'
import { BayPicture } from '../pictures/scenes.tsx'
import { AudiencePage } from './audience-page.tsx'

export const RentersPage = (props: SitePageProps) => {
  const { t } = props
  return (
    <AudiencePage
      {...props}
      audience={{
        eyebrow: t('renters.eyebrow'),
        title: t('renters.title'),
        lead: t('renters.lead'),
        actions: (
          <>
            <ButtonLink href="/onboarding">{t('renters.actions.protect')}</ButtonLink>
            <RentersCall {...props} />
          </>
        ),
        note: t('renters.trialNote'),
        picture: <BayPicture label={t('renters.picture.label')} note={t('renters.picture.note')} />,
        changes: Object.values(t('renters.changes', { returnObjects: true })),
        figures: Object.values(t('renters.figures', { returnObjects: true })),
        steps: Object.values(t('renters.steps', { returnObjects: true })),
        fits: true,
        questions: rentersQuestions(props),
        close: {
          title: t('renters.close.title'),
          text: t('renters.close.text'),
          actions: (
            <>
              <ButtonLink href="/onboarding">{t('renters.actions.trial')}</ButtonLink>
              <RentersCall {...props} />
            </>
          ),
        },
      }}
    >
      <RentersOffer {...props} />
    </AudiencePage>
  )
}

export const rentersQuestions = ({ t }: SitePageProps): readonly Question[] =>
  Object.values(t('renters.faq', { returnObjects: true }))

const RentersCall = ({ t, site }: SitePageProps) => (
  <PhoneAction phone={site.support.phone} text={t('audience.call', { phone: site.support.phone })} />
)

/** The price of the largest order, in its first year and after that. */
const RentersOffer = ({ t, language }: SitePageProps) => {
  const yearly = recurringCents({ plan: 'annual', quantity: QUANTITY.max })
  const first = firstChargeCents({ plan: 'annual', quantity: QUANTITY.max, withUnits: true })
  return (
    <Section tone="raised" title={t('renters.offer.title')} lead={t('renters.offer.text')}>
      <PriceRows
        heads={[t('renters.offer.item'), t('renters.offer.price')]}
        rows={[
          { what: t('renters.offer.plan'), price: money(language, yearly) },
          { what: t('renters.offer.units'), price: money(language, first - yearly) },
        ]}
        total={{ what: t('renters.offer.total'), price: money(language, first) }}
        after={{ what: t('renters.offer.after'), price: money(language, yearly) }}
      />
    </Section>
  )
}
