import { ButtonLink } from '../../parts/button-link.tsx'
import { PriceRows } from '../../parts/price-rows.tsx'
import { Section } from '../../parts/section.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import { DEALER_PRICES, dealerTotal } from '../partner-prices.ts'
import { PhoneAction } from '../phone-action.tsx'
import { LotPicture } from '../pictures/lot-picture.tsx'
import { AudiencePage } from './audience-page.tsx'
import { moneyRange } from './money-range.ts'

export const DealersPage = (props: SitePageProps) => {
  const { t } = props
  return (
    <AudiencePage
      {...props}
      audience={{
        eyebrow: t('dealers.eyebrow'),
        title: t('dealers.title'),
        lead: t('dealers.lead'),
        actions: (
          <>
            <ButtonLink href="/onboarding">{t('dealers.actions.boost')}</ButtonLink>
            <PhoneAction phone={props.site.support.phone} text={t('dealers.actions.sales')} />
          </>
        ),
        note: t('dealers.trialNote'),
        picture: <LotPicture label={t('dealers.picture.label')} note={t('dealers.picture.note')} />,
        changes: Object.values(t('dealers.changes', { returnObjects: true })),
        steps: Object.values(t('dealers.steps', { returnObjects: true })),
        fits: true,
        questions: dealersQuestions(props),
        close: {
          title: t('dealers.close.title'),
          text: t('dealers.close.text'),
          actions: (
            <>
              <ButtonLink href="/onboarding">{t('dealers.actions.trial')}</ButtonLink>
              <PhoneAction phone={props.site.support.phone} text={t('dealers.actions.sales')} />
            </>
          ),
        },
      }}
    >
      <DealerOffer {...props} />
    </AudiencePage>
  )
}

export const dealersQuestions = ({ t }: SitePageProps): readonly Question[] =>
  Object.values(t('dealers.faq', { returnObjects: true }))

const SERVICES = ['installation', 'tracking', 'warranty'] as const

/** What a dealer can charge for, and what it costs the dealer. */
const DealerOffer = ({ t, language }: SitePageProps) => (
  <Section tone="raised" title={t('dealers.offer.title')} lead={t('dealers.offer.text')}>
    <PriceRows
      heads={[t('dealers.offer.service'), t('dealers.offer.price')]}
      rows={SERVICES.map((service) => ({
        what: t(`dealers.offer.rows.${service}`),
        price: moneyRange(language, DEALER_PRICES[service]),
      }))}
      total={{ what: t('dealers.offer.total'), price: moneyRange(language, dealerTotal()) }}
      note={t('dealers.offer.cost')}
    />
  </Section>
)
