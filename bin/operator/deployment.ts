import type { StackOutputs } from '../../shared/stack-outputs.ts'
import type { Certificates } from '../provision/certificates.ts'

/** What the user pool knows of an e-mail address. */
export type FoundAccount = { accountId: string; confirmed: boolean }

/** A Vectra that runs, on AWS or on this machine, as its operator sees it. */
export type Deployment = {
  names: StackOutputs
  /** Where the clients of the functions' own stores find it: they read the environment, here as in the functions. */
  environment: Record<string, string>
  findAccount: (email: string) => Promise<FoundAccount | null>
  /** `null` where trackers cannot connect by certificate. */
  certificates: Certificates | null
}
