import { IconArrowRight, IconBrandAndroid, IconBrandApple, IconCheck } from '@tabler/icons-react'
import { localText } from '../../../shared/site/branding.ts'
import { mailLink, telLink } from '../../../shared/site/contact.ts'
import { publicPath } from '../../../shared/site/public-pages.ts'
import { ButtonLink, CallToAction } from '../parts/call-to-action.tsx'
import { Faq } from '../parts/faq.tsx'
import { Figures } from '../parts/figures.tsx'
import { Phrases } from '../parts/phrases.tsx'
import { Picture } from '../parts/picture.tsx'
import { PriceTable } from '../parts/price-table.tsx'
import { Section } from '../parts/section.tsx'
import { Testimonials } from '../parts/testimonials.tsx'
import type { SitePageProps } from '../site-page.ts'
import claimFiguresStyles from './claim-figures.module.css'
import { FeatureSection } from './feature-section.tsx'
import heroStyles from './hero.module.css'
import styles from './landing-page.module.css'
import { landingQuestions } from './landing-questions.ts'
import { MarineSection } from './marine-section.tsx'
import { StorageSection } from './storage-section.tsx'
import supportSectionStyles from './support-section.module.css'

/** The sections in the order of the specification (2.4). */
export function LandingPage(props: SitePageProps) {
  const { t, site } = props
  const isShown = (section: (typeof site.hidden)[number]) => !site.hidden.includes(section)
  return (
    <>
      <Hero {...props} />
      <ClaimFigures {...props} />
      <FeatureSection {...props} />
      {isShown('testimonials') && <TestimonialSection {...props} />}
      {isShown('support') && <SupportSection {...props} />}
      {isShown('storage') && <StorageSection {...props} />}
      {isShown('marine') && <MarineSection {...props} />}
      <Section id="pricing" title={t('landing.pricing.title')} lead={t('landing.pricing.lead')} centred>
        <PriceTable {...props} note={t('landing.pricing.note')} />
      </Section>
      {isShown('faq') && (
        <Section id="faq" tone="raised" title={t('landing.faq.title')} centred>
          <Faq questions={landingQuestions(props)} />
        </Section>
      )}
      <AppSection {...props} />
      <CallToAction title={t('landing.final.title')} text={t('landing.final.text')}>
        <ButtonLink href="/onboarding">{t('landing.final.start')}</ButtonLink>
        <ButtonLink href="#pricing" kind="plain">
          {t('landing.final.pricing')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

const PHONES = [
  ['iphone', IconBrandApple],
  ['android', IconBrandAndroid],
] as const

/** How to install the app. It is the site itself, so there is no store to link to. */
const AppSection = ({ t }: SitePageProps) => (
  <section id="app" className={styles.band}>
    <div className={styles.inner}>
      <div>
        <h2>
          <Phrases text={t('landing.app.title')} />
        </h2>
        <p>{t('landing.app.text')}</p>
        <ButtonLink href="/dashboard/live" kind="plain">
          {t('landing.app.link')}
        </ButtonLink>
      </div>
      <ul>
        {PHONES.map(([phone, Icon]) => (
          <li key={phone}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <h3>{t(`landing.app.${phone}`)}</h3>
            <p>{t(`landing.app.${phone}Text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

const CLAIMS = ['updates', 'behavior', 'history', 'battery'] as const

const ClaimFigures = ({ t }: SitePageProps) => (
  <section className={claimFiguresStyles.band} aria-label={t('landing.figures.label')}>
    <div className={claimFiguresStyles.inner}>
      <Figures
        figures={CLAIMS.map((claim) => ({
          value: t(`landing.figures.${claim}`),
          label: t(`landing.figures.${claim}Label`),
        }))}
      />
    </div>
  </section>
)

const PROMISES = ['shipping', 'guarantee', 'contracts'] as const

/** The first screen: what it is, what it costs, and the product itself. */
const Hero = ({ t, language }: SitePageProps) => (
  <section className={heroStyles.hero}>
    <div className={heroStyles.inner}>
      <h1>
        <Phrases text={t('landing.hero.title')} />
      </h1>
      <p className={heroStyles.lead}>{t('landing.hero.lead')}</p>
      <div className={heroStyles.actions}>
        <ButtonLink href="/onboarding">
          {t('landing.hero.start')}
          <IconArrowRight size={18} aria-hidden />
        </ButtonLink>
        <ButtonLink href="#features" kind="plain">
          {t('landing.hero.how')}
        </ButtonLink>
      </div>
      <ul className={heroStyles.promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <IconCheck size={18} aria-hidden />
            {t(`landing.hero.${promise}`)}
          </li>
        ))}
      </ul>
      <div className={heroStyles.picture}>
        <Picture name="live" phone="livePhone" language={language} alt={t('landing.hero.picture')} first />
      </div>
      <div className={heroStyles.phone}>
        <Picture name="livePhone" language={language} alt="" />
      </div>
    </div>
  </section>
)

const STEPS = ['order', 'ships', 'install'] as const

/** The section on what happens after an order, and who helps. */
const SupportSection = (props: SitePageProps) => {
  const { t, language } = props
  return (
    <Section id="support" title={t('landing.support.title')} lead={t('landing.support.lead')}>
      <ol className={supportSectionStyles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`landing.support.${step}`)}</h3>
            <p>{t(`landing.support.${step}Text`)}</p>
            {step === 'install' && (
              <a href={publicPath('/installation', language)}>{t('landing.support.installLink')}</a>
            )}
          </li>
        ))}
      </ol>
      <Contact {...props} />
    </Section>
  )
}

/** Only with what the operator has set. */
function Contact({ t, site, language }: SitePageProps) {
  const { phone, email, hours } = site.support
  if (phone === null && email === null) return null
  return (
    <p className={supportSectionStyles.contact}>
      <strong>{t('landing.support.contact')}</strong>
      {phone !== null && <a href={telLink(phone)}>{phone}</a>}
      {email !== null && <a href={mailLink(email)}>{email}</a>}
      {hours !== null && <span>{localText(hours, language)}</span>}
    </p>
  )
}

const SAMPLES = ['charter', 'rental', 'builder'] as const

/** The section with quotes of customers. */
const TestimonialSection = (props: SitePageProps) => {
  const { t } = props
  return (
    <Testimonials
      {...props}
      title={t('landing.testimonials.title')}
      samples={SAMPLES.map((sample) => ({
        quote: t(`landing.testimonials.samples.${sample}`),
        role: t(`landing.testimonials.samples.${sample}Role`),
      }))}
    />
  )
}
