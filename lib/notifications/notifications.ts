import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import { uses } from '../../functions/handlers/notify/uses.ts'
import type { PrivateFiles } from '../private-files.ts'
import type { SigningSecret } from '../secrets/signing-secret.ts'
import type { SignIn } from '../sign-in.ts'
import type { Tables } from '../tables.ts'
import { VectraFunction } from '../vectra-function.ts'
import { type EmailIdentity, emailIdentity } from './email-identity.ts'
import { NOTIFY_TIMEOUT, type NotifyQueue } from './notify-queue.ts'

/** Messages of a batch wait for other services, not for the CPU. */
const BATCH_SIZE = 10

type NotificationsProps = {
  tables: Tables
  signIn: SignIn
  notifyQueue: NotifyQueue
  privateFiles: PrivateFiles
  linkSecret: SigningSecret
  pushSecret: SigningSecret
  shareSecret: SigningSecret
  siteUrl: string
  apiHost: string
}

/** From an event in the queue to the people who asked to know of it. */
export class Notifications extends Construct {
  readonly notify: LambdaFunction
  /** The sender of emails; `null` where the operator has set none. */
  readonly identity: EmailIdentity | null

  constructor(scope: Construct, id: string, props: NotificationsProps) {
    super(scope, id)
    const { tables, signIn, notifyQueue, privateFiles, siteUrl, apiHost } = props
    const identity = emailIdentity(this, notifyQueue)
    this.identity = identity
    const notify = new VectraFunction(this, 'Notify', {
      name: 'notify',
      timeout: NOTIFY_TIMEOUT,
      uses,
      resources: {
        tables,
        secrets: { links: props.linkSecret.id, push: props.pushSecret.id, shares: props.shareSecret.id },
        userPool: signIn.userPool,
        files: privateFiles,
        identity,
        settings: { siteUrl, apiHost },
      },
    })
    this.notify = notify
    notify.addEventSource(
      new SqsEventSource(notifyQueue.queue, { batchSize: BATCH_SIZE, reportBatchItemFailures: true }),
    )
  }
}
