import type { SigningKeys } from '../../functions/outside/signing-keys.ts'
import type { StackOutputs } from '../../shared/stack-outputs.ts'
import type { Certificates } from '../provision/certificates.ts'
import type { StripeSecretStore } from '../provision/stripe/set-up-stripe.ts'
import type { Accounts } from './accounts.ts'

/** A running Vectra as its operator sees it, on AWS or on this machine. */
export type Deployment = {
  names: StackOutputs
  /** The functions' own stores find AWS through the environment, so an operator's command sets these variables. */
  environment: Record<string, string>
  accounts: Accounts
  /** Where the keys of Stripe are stored; `null` on this machine, whose stand-in has its own. */
  stripeSecret: StripeSecretStore | null
  /** The keys of links, from which the one is derived that signs receipts. */
  readLinkKeys: () => Promise<SigningKeys>
  /** `null` where trackers cannot connect with a certificate. */
  certificates: Certificates | null
}
