import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import { uses } from '../functions/handlers/account-jobs/uses.ts'
import { ACCOUNT_JOBS_TIMEOUT, type AccountQueue } from './account-queue.ts'
import type { EmailIdentity } from './notifications/email-identity.ts'
import type { NotifyQueue } from './notifications/notify-queue.ts'
import type { PrivateFiles } from './private-files.ts'
import type { SigningSecret } from './secrets/signing-secret.ts'
import type { StripeSecret } from './secrets/stripe-secret.ts'
import type { SignIn } from './sign-in.ts'
import type { Tables } from './tables.ts'
import { ONE_VCPU_MB, VectraFunction } from './vectra-function.ts'

type AccountJobsProps = {
  tables: Tables
  signIn: SignIn
  accountQueue: AccountQueue
  notifyQueue: NotifyQueue
  privateFiles: PrivateFiles
  linkSecret: SigningSecret
  stripeSecret: StripeSecret
  identity: EmailIdentity | null
}

/** Deletes accounts and exports their data: the only function that may delete everything of an account. */
export class AccountJobs extends Construct {
  readonly jobs: LambdaFunction

  constructor(scope: Construct, id: string, props: AccountJobsProps) {
    super(scope, id)
    const { tables, signIn, accountQueue, notifyQueue, privateFiles, linkSecret, stripeSecret, identity } =
      props
    const jobs = new VectraFunction(this, 'Jobs', {
      name: 'account-jobs',
      timeout: ACCOUNT_JOBS_TIMEOUT,
      memoryMb: ONE_VCPU_MB,
      uses,
      resources: {
        tables,
        queues: { accountJobs: accountQueue.queue, notify: notifyQueue.queue },
        secrets: { links: linkSecret.id, stripe: stripeSecret.id },
        userPool: signIn.userPool,
        files: privateFiles,
        identity,
      },
    })
    this.jobs = jobs
    jobs.addEventSource(
      new SqsEventSource(accountQueue.queue, { batchSize: 1, reportBatchItemFailures: true }),
    )
  }
}
