import type { Language } from '../../../../shared/i18n/language.ts'
import { CENTS_PER_DOLLAR } from '../../../../shared/subscriptions/prices.ts'
import { ButtonLink } from '../../parts/call-to-action.tsx'
import { PriceRows } from '../../parts/price-table.tsx'
import { Section } from '../../parts/section.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import { DEALER_PRICES, dealerTotal } from '../partner-prices.ts'
import { PhoneAction } from '../phone-action.tsx'
import { LotPicture } from '../pictures/scenes.tsx'
import { AudiencePage } from './audience-page.tsx'

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

/** The services that a dealer can charge for, and their cost to the dealer. */
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

/** Two amounts in whole US dollars, as readers of the language write a range. */
const moneyRange = (language: Language, [from, to]: readonly [number, number]): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatRange(from / CENTS_PER_DOLLAR, to / CENTS_PER_DOLLAR)
