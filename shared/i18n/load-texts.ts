import type { Language } from './language.ts'

type AccountMails = typeof import('./en/account-mails.ts')
type BillingMails = typeof import('./en/billing-mails.ts')
type Certificates = typeof import('./en/certificates.ts')
type DeviceTypes = typeof import('./en/device-types.ts')
type MemberMails = typeof import('./en/member-mails.ts')
type Notifications = typeof import('./en/notifications.ts')
type Reports = typeof import('./en/reports.ts')
type SignInMails = typeof import('./en/sign-in-mails.ts')

/*
 * The texts that functions send, in one language. A function bundles those that it loads, in every language that has a
 * folder here, and reads a file only when it needs it. Every language has the type of the English texts, by which `fill`
 * knows their placeholders: the tests of the translations prove that they are the same.
 */

export const loadAccountMails = (language: Language): Promise<AccountMails> =>
  import(`./${language}/account-mails.ts`)

export const loadBillingMails = (language: Language): Promise<BillingMails> =>
  import(`./${language}/billing-mails.ts`)

export const loadCertificates = (language: Language): Promise<Certificates> =>
  import(`./${language}/certificates.ts`)

export const loadDeviceTypes = (language: Language): Promise<DeviceTypes> =>
  import(`./${language}/device-types.ts`)

export const loadMemberMails = (language: Language): Promise<MemberMails> =>
  import(`./${language}/member-mails.ts`)

export const loadNotifications = (language: Language): Promise<Notifications> =>
  import(`./${language}/notifications.ts`)

export const loadReports = (language: Language): Promise<Reports> => import(`./${language}/reports.ts`)

export const loadSignInMails = (language: Language): Promise<SignInMails> =>
  import(`./${language}/sign-in-mails.ts`)
