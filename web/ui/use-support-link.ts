import { useTranslation } from 'react-i18next'
import { mailLink } from '../../shared/site/contact.ts'
import { publicPath } from '../../shared/site/public-pages.ts'
import { site } from '../../site.config.ts'
import { shownLanguage } from '../i18n/i18n.ts'

/** How the app's users reach support: by email, or else by the help of the installation guide in their language. */
export function useSupportLink(): string {
  // shows the link again in another language
  useTranslation()
  const { email } = site.support
  return email === null ? `${publicPath('/installation', shownLanguage())}#help` : mailLink(email)
}
