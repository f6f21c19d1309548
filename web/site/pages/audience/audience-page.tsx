import type { PropsWithChildren, ReactNode } from 'react'
import { publicPath } from '../../../../shared/site/public-pages.ts'
import { CallToAction } from '../../parts/call-to-action.tsx'
import { Faq } from '../../parts/faq.tsx'
import { type Figure, Figures } from '../../parts/figures.tsx'
import { PageHero } from '../../parts/page-hero.tsx'
import { Section } from '../../parts/section.tsx'
import { type Step, Steps } from '../../parts/steps.tsx'
import type { Question, SitePageProps } from '../../site-page.ts'
import styles from './audience-page.module.css'

type Audience = {
  eyebrow: string
  title: string
  lead: string
  actions: ReactNode
  /** Under the actions, what they do not say. */
  note?: string
  picture: ReactNode
  changes: readonly Change[]
  figures?: readonly Figure[]
  steps: readonly Step[]
  /** Whether the reader fits trackers. */
  fits: boolean
  questions: readonly Question[]
  close: { title: string; text: string; actions: ReactNode }
}

/** A page for one kind of reader. Its children are what the reader is offered, with prices. */
export const AudiencePage = ({ audience, children, ...props }: AudiencePageProps) => {
  const { t, language } = props
  const { close, figures } = audience
  const hasOffer = children !== undefined
  return (
    <>
      <PageHero {...props} {...audience} aside={audience.picture}>
        {audience.actions}
        {audience.note !== undefined && <p className={styles.note}>{audience.note}</p>}
      </PageHero>
      <Section title={t('audience.changesTitle')}>
        <Changes {...props} changes={audience.changes} />
        {figures !== undefined && (
          <div className={styles.figures}>
            <Figures figures={figures} />
          </div>
        )}
      </Section>
      {children}
      <Section title={t('audience.stepsTitle')} tone={hasOffer ? 'plain' : 'raised'}>
        <Steps steps={audience.steps} />
        {audience.fits && (
          <p className={styles.guide}>
            <a href={publicPath('/installation', language)}>{t('audience.guide')}</a>
          </p>
        )}
      </Section>
      <Section title={t('audience.questionsTitle')} tone={hasOffer ? 'raised' : 'plain'} centred>
        <Faq questions={audience.questions} />
      </Section>
      <CallToAction title={close.title} text={close.text}>
        {close.actions}
      </CallToAction>
    </>
  )
}

type AudiencePageProps = PropsWithChildren<SitePageProps & { audience: Audience }>

type Change = { today: string; changed: string }

/** What the reader loses today, beside what changes. */
const Changes = ({ t, site, changes }: SitePageProps & { changes: readonly Change[] }) => {
  const changed = t('audience.changed', { name: site.name })
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('audience.today')}</th>
          <th scope="col">{changed}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.today}>
            <td data-label={t('audience.today')}>{change.today}</td>
            <td data-label={changed}>{change.changed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
