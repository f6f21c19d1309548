import type { AccountJobs } from '../../../outside/account-jobs.ts'
import type { EmailSender } from '../../../outside/emails.ts'
import type { PrivateFiles } from '../../../outside/private-files.ts'
import type { OpenStripe } from '../../../outside/stripe/stripe-session.ts'
import type { TrackerConnections } from '../../../outside/tracker-connections.ts'
import type { AccountDataStore } from '../../../stores/accounts/account-data.ts'
import type { AccountDeletionStore } from '../../../stores/accounts/account-deletions.ts'
import type { AccountStore } from '../../../stores/accounts/accounts.ts'
import type { HandOverStore } from '../../../stores/accounts/hand-overs.ts'
import type { PreferenceStore } from '../../../stores/accounts/preferences.ts'
import type { CustomerStore } from '../../../stores/billing/customers.ts'
import type { TrackerStore } from '../../../stores/devices/trackers.ts'
import type { SignReceipt } from './receipt.ts'

export type DeletionDeps = {
  accounts: Pick<AccountStore, 'ownerOf'>
  deletions: AccountDeletionStore
  handOvers: Pick<HandOverStore, 'disown' | 'endWith'>
  data: AccountDataStore
  trackers: Pick<TrackerStore, 'release'>
  connections: Pick<TrackerConnections, 'close'>
  customers: Pick<CustomerStore, 'get'>
  preferences: Pick<PreferenceStore, 'get'>
  files: Pick<PrivateFiles, 'deleteOf'>
  openStripe: OpenStripe
  /** From the user pool. */
  removeUser: (accountId: string) => Promise<void>
  getAddress: (accountId: string) => Promise<string | null>
  /** `null` where the operator has set no sender address. */
  sendEmail: EmailSender | null
  signReceipt: SignReceipt
  jobs: Pick<AccountJobs, 'send'>
  now: () => number
}
