import type { StackOutputs } from '../../shared/stack-outputs.ts'
import type { Certificates } from '../provision/certificates.ts'

export type FoundAccount = { accountId: string; confirmed: boolean }

/** A running Vectra as its operator sees it, on AWS or on this machine. */
export type Deployment = {
  names: StackOutputs
  /** The functions' own stores find AWS through the environment, so an operator's command sets these variables. */
  environment: Record<string, string>
  findAccount: (email: string) => Promise<FoundAccount | null>
  /** `null` where trackers cannot connect with a certificate. */
  certificates: Certificates | null
}
