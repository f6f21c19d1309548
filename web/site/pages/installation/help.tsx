import { localText } from '../../../../shared/site/branding.ts'
import { mailLink } from '../../../../shared/site/contact.ts'
import { ButtonLink, CallToAction } from '../../parts/call-to-action.tsx'
import type { SitePageProps } from '../../site-page.ts'
import { PhoneAction } from '../phone-action.tsx'
import styles from './setup.module.css'

/** How to reach support, as far as the operator has set it. */
export const Help = ({ t, site, language, id }: SitePageProps & { id: string }) => {
  const { phone, email, hours } = site.support
  return (
    <div id={id} className={styles.help}>
      <CallToAction title={t('installation.sections.help')} text={t('installation.help.text')}>
        {email !== null && <ButtonLink href={mailLink(email)}>{t('audience.email', { email })}</ButtonLink>}
        <PhoneAction phone={phone} text={t('audience.call', { phone })} />
        {phone === null && email === null && (
          <ButtonLink href="/login">{t('installation.help.signIn')}</ButtonLink>
        )}
        {hours !== null && (
          <p className={styles.hours}>
            {t('siteShell.footer.supportHours', { hours: localText(hours, language) })}
          </p>
        )}
      </CallToAction>
    </div>
  )
}
