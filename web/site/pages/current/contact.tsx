import { mailLink, telLink } from '../../../../shared/site/contact.ts'
import type { SitePageProps } from '../../site-page.ts'
import styles from './current-page.module.css'

/** How to reach support before an order, as far as the operator has set it. */
export const Contact = ({ t, site }: SitePageProps) => {
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
