import { mailLink } from '../../shared/site/contact.ts'
import { site } from '../../site.config.ts'

const { email } = site.support

/** How the app's users reach support. Without an email of the operator's, the site says what support does and when. */
export const SUPPORT_URL = email === null ? '/#support' : mailLink(email)
