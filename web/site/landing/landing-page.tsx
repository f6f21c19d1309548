import { ButtonLink } from '../parts/button-link.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { Faq } from '../parts/faq.tsx'
import { PriceTable } from '../parts/price-table.tsx'
import { Section } from '../parts/section.tsx'
import type { SitePageProps } from '../site-page.ts'
import { AppSection } from './app-section.tsx'
import { ClaimFigures } from './claim-figures.tsx'
import { FeatureSection } from './feature-section.tsx'
import { Hero } from './hero.tsx'
import { landingQuestions } from './landing-questions.ts'
import { MarineSection } from './marine-section.tsx'
import { StorageSection } from './storage-section.tsx'
import { SupportSection } from './support-section.tsx'
import { TestimonialSection } from './testimonial-section.tsx'

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
