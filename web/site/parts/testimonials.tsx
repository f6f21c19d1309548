import { localText } from '../../../shared/site/branding.ts'
import type { SitePageProps } from '../site-page.ts'
import { Section } from './section.tsx'
import styles from './testimonials.module.css'

type Sample = { quote: string; role: string }
type Props = SitePageProps & { title: string; samples: readonly Sample[] }

/** Quotes of customers. Without any, the local run shows samples, and a deployment leaves the section out. */
export function Testimonials({ t, language, site, title, samples }: Props) {
  if (site.testimonials.length === 0) return <Samples t={t} title={title} samples={samples} />
  return (
    <Section tone="raised" title={title}>
      <Quotes
        quotes={site.testimonials.map(({ quote, name, role }) => ({
          quote: localText(quote, language),
          name,
          role: localText(role, language),
        }))}
      />
    </Section>
  )
}

/** `data-sample` marks what a deployment removes: shared/site/published-page.ts. */
const Samples = ({ t, title, samples }: Pick<Props, 't' | 'title' | 'samples'>) => (
  <div data-sample="">
    <Section tone="raised" title={title} lead={t('landing.testimonials.sampleText')}>
      <Quotes quotes={samples.map((sample) => ({ ...sample, name: t('landing.testimonials.sample') }))} />
    </Section>
  </div>
)

const Quotes = ({ quotes }: { quotes: readonly (Sample & { name: string })[] }) => (
  <ul className={styles.quotes}>
    {quotes.map(({ quote, name, role }) => (
      <li key={quote}>
        <blockquote>{quote}</blockquote>
        <p>
          <strong>{name}</strong>
          <span>{role}</span>
        </p>
      </li>
    ))}
  </ul>
)
