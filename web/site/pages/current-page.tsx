import { IconLifebuoy, IconMapShare, IconMessageCircle, IconRoute } from '@tabler/icons-react'
import { mailLink, telLink } from '../../../shared/site/contact.ts'
import { firstChargeCents, PRICE_CENTS, recurringCents } from '../../../shared/subscriptions/prices.ts'
import { money } from '../money.ts'
import { ButtonLink, CallToAction } from '../parts/call-to-action.tsx'
import { Cards } from '../parts/cards.tsx'
import { Faq } from '../parts/faq.tsx'
import { Figures } from '../parts/figures.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PriceRows } from '../parts/price-table.tsx'
import { Section } from '../parts/section.tsx'
import { Testimonials } from '../parts/testimonials.tsx'
import type { Question, SitePageProps } from '../site-page.ts'
import styles from './current-page.module.css'
import { SeaPicture } from './pictures/scenes.tsx'

const FEATURES = [
  { feature: 'chat', Icon: IconMessageCircle },
  { feature: 'towing', Icon: IconLifebuoy },
  { feature: 'position', Icon: IconMapShare },
  { feature: 'readings', Icon: IconRoute },
] as const

export const CurrentPage = (props: SitePageProps) => {
  const { t } = props
  return (
    <>
      <PageHero
        {...props}
        title={t('current.title')}
        lead={t('current.lead')}
        aside={<SeaPicture label={t('current.picture.label')} note={t('current.picture.note')} />}
      >
        <Register t={t} />
        <p className={styles.price}>
          <strong>{t('current.price')}</strong> {t('current.priceText')}
        </p>
      </PageHero>
      <Section title={t('current.compare.title')}>
        <MechanicComparison {...props} />
        <div className={styles.figures}>
          <Figures figures={Object.values(t('current.figures', { returnObjects: true }))} />
        </div>
      </Section>
      <Section tone="raised" title={t('current.features.title')}>
        <Cards
          cards={FEATURES.map(({ feature, Icon }) => ({
            Icon,
            title: t(`current.features.${feature}.title`),
            text: t(`current.features.${feature}.text`),
          }))}
        />
      </Section>
      <Offer {...props} />
      <Testimonials
        {...props}
        title={t('current.testimonials.title')}
        samples={Object.values(t('current.testimonials.samples', { returnObjects: true }))}
      />
      <Section title={t('audience.questionsTitle')} centred>
        <Faq questions={currentQuestions(props)} />
      </Section>
      <CallToAction title={t('current.close.title')} text={t('current.close.text')}>
        <Register t={t} />
        <Contact {...props} />
      </CallToAction>
    </>
  )
}

export const currentQuestions = ({ t }: SitePageProps): readonly Question[] =>
  Object.values(t('current.faq', { returnObjects: true }))

const Register = ({ t }: Pick<SitePageProps, 't'>) => (
  <ButtonLink href="/onboarding?plan=marine">{t('current.register')}</ButtonLink>
)

/** The first charge and those of each further year, added up. */
const Offer = ({ t, language }: SitePageProps) => (
  <Section title={t('current.offer.title')} lead={t('current.offer.text')}>
    <PriceRows
      heads={[t('current.offer.item'), t('current.offer.price')]}
      rows={(['annual', 'marine', 'unit'] as const).map((what) => ({
        what: t(`current.offer.${what}`),
        price: money(language, PRICE_CENTS[what]),
      }))}
      total={{
        what: t('current.offer.first'),
        price: money(language, firstChargeCents({ plan: 'marine', quantity: 1, withUnits: true })),
      }}
      after={{
        what: t('current.offer.yearly'),
        price: money(language, recurringCents({ plan: 'marine', quantity: 1 })),
      }}
    />
    <p className={styles.register}>
      <Register t={t} />
    </p>
  </Section>
)

/** How to reach support before an order, as far as the operator has set it. */
const Contact = ({ t, site }: SitePageProps) => {
  const { phone, email } = site.support
  return (
    (phone ?? email) !== null && (
      <p className={styles.contact}>
        {phone !== null && <a href={telLink(phone)}>{t('audience.call', { phone })}</a>}
        {email !== null && <a href={mailLink(email)}>{t('audience.email', { email })}</a>}
      </p>
    )
  )
}

/** A traditional mechanic beside marine support. */
const MechanicComparison = ({ t, site }: SitePageProps) => {
  const support = t('current.compare.support', { name: site.name })
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">{t('current.compare.topic')}</th>
          <th scope="col">{t('current.compare.mechanic')}</th>
          <th scope="col">{support}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(t('current.compare.rows', { returnObjects: true })).map((row) => (
          <tr key={row.topic}>
            <th scope="row">{row.topic}</th>
            <td data-label={t('current.compare.mechanic')}>{row.mechanic}</td>
            <td data-label={support}>{row.support}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
