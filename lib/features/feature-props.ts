import type { AccountQueue } from '../account-queue.ts'
import type { TrackerEndpoint } from '../mqtt/tracker-endpoint.ts'
import type { NotifyQueue } from '../notifications/notify-queue.ts'
import type { PrivateFiles } from '../private-files.ts'
import type { ReportQueue } from '../report-queue.ts'
import type { SignIn } from '../sign-in.ts'
import type { Tables } from '../tables.ts'
import type { SigningSecret } from './signing-secret.ts'
import type { StripeSecret } from './stripe-secret.ts'

/** The parts of the stack that the API offers to every feature. Each feature grants itself what it needs of them. */
export type FeatureProps = {
  tables: Tables
  signIn: SignIn
  trackerEndpoint: TrackerEndpoint
  notifyQueue: NotifyQueue
  /** Deletions of accounts and exports of their data. */
  accountQueue: AccountQueue
  privateFiles: PrivateFiles
  /** Reports that are to be generated. */
  reportQueue: ReportQueue
  /** The keys of links to recipients of notifications. */
  linkSecret: SigningSecret
  /** What the key pair of push messages is derived from. */
  pushSecret: SigningSecret
  /** The keys of Stripe. */
  stripeSecret: StripeSecret
  /** A token that resolves at synthesis, because the site is declared after the API. */
  siteUrl: string
}
