import { localText } from '../../../shared/site/branding.ts'
import { mailLink, telLink } from '../../../shared/site/contact.ts'
import { publicPath } from '../../../shared/site/public-pages.ts'
import { Section } from '../parts/section.tsx'
import type { SitePageProps } from '../site-page.ts'
import styles from './support-section.module.css'

const STEPS = ['order', 'ships', 'install'] as const

/** What happens after an order, and who helps. */
export const SupportSection = (props: SitePageProps) => {
  const { t, language } = props
  return (
    <Section id="support" title={t('landing.support.title')} lead={t('landing.support.lead')}>
      <ol className={styles.steps}>
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
    <p className={styles.contact}>
      <strong>{t('landing.support.contact')}</strong>
      {phone !== null && <a href={telLink(phone)}>{phone}</a>}
      {email !== null && <a href={mailLink(email)}>{email}</a>}
      {hours !== null && <span>{localText(hours, language)}</span>}
    </p>
  )
}
