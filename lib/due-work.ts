import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { uses as accountsUses } from '../functions/handlers/due-accounts/uses.ts'
import { uses as devicesUses } from '../functions/handlers/due-devices/uses.ts'
import { uses as messagesUses } from '../functions/handlers/due-messages/uses.ts'
import { uses as relayUses } from '../functions/handlers/due-relay/uses.ts'
import { uses as usageUses } from '../functions/handlers/due-usage/uses.ts'
import { uses } from '../functions/handlers/tick/uses.ts'
import { entriesOf } from '../shared/entries-of.ts'
import type { AccountQueue } from './account-queue.ts'
import type { EmailIdentity } from './notifications/email-identity.ts'
import type { NotifyQueue } from './notifications/notify-queue.ts'
import type { ReportQueue } from './report-queue.ts'
import type { StripeSecret } from './secrets/stripe-secret.ts'
import type { SignIn } from './sign-in.ts'
import type { Tables } from './tables.ts'
import { ONE_VCPU_MB, VectraFunction } from './vectra-function.ts'
import { deadLetterQueue, WorkQueue } from './work-queue.ts'

/** The next tick does what a failed one has not done, so that retries would only repeat it. */
const RETRIES = 0
/** When a claim is over: a function runs for 29 s, and claims work for a minute (`functions/stores/due.ts`). */
const VISIBILITY_TIMEOUT = Duration.minutes(2)
/** Work that fails this often ends as a dead letter. */
const MAX_RECEIVE_COUNT = 8

/** The most instances of each load at a time, so that a backlog leaves the account's concurrency to the others. */
const INSTANCES_MAX = { relay: 10, devices: 20, lateTrails: 40, messages: 10, accounts: 5, usage: 2 }
type Load = keyof typeof INSTANCES_MAX

/** Pieces of work wait for the store, not for the CPU. */
const BATCH_SIZE = 10

type DueWorkProps = {
  tables: Tables
  notifyQueue: NotifyQueue
  accountQueue: AccountQueue
  reportQueue: ReportQueue
  signIn: SignIn
  stripeSecret: StripeSecret
  identity: EmailIdentity | null
  siteUrl: string
}

/** Does what is due without a message that starts it. The tick hands it over, to a queue and a function for each load. */
export class DueWork extends Construct {
  readonly tick: LambdaFunction
  readonly queues: { readonly [Of in Load]: Queue }
  /** Ticks that could not start, and work that keeps failing. */
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, props: DueWorkProps) {
    super(scope, id)
    const { tables, accountQueue, reportQueue, signIn, stripeSecret, identity, siteUrl } = props
    const notify = props.notifyQueue.queue
    const secrets = { stripe: stripeSecret.id }
    const { userPool } = signIn
    this.deadLetters = deadLetterQueue(this)
    const queueOf = (of: string) =>
      new WorkQueue(this, `${of}Queue`, {
        of,
        visibilityTimeout: VISIBILITY_TIMEOUT,
        maxReceiveCount: MAX_RECEIVE_COUNT,
        deadLetters: this.deadLetters,
      }).queue
    this.queues = {
      relay: queueOf('Relay'),
      devices: queueOf('Devices'),
      lateTrails: queueOf('LateTrails'),
      messages: queueOf('Messages'),
      accounts: queueOf('Accounts'),
      usage: queueOf('Usage'),
    }
    const functions = {
      relay: new VectraFunction(this, 'Relay', { name: 'due-relay', uses: relayUses, resources: { tables } }),
      devices: new VectraFunction(this, 'Devices', {
        name: 'due-devices',
        uses: devicesUses,
        resources: { tables, queues: { notify } },
      }),
      messages: new VectraFunction(this, 'Messages', {
        name: 'due-messages',
        uses: messagesUses,
        resources: { tables, queues: { notify }, userPool, identity, settings: { siteUrl } },
      }),
      accounts: new VectraFunction(this, 'Accounts', {
        name: 'due-accounts',
        uses: accountsUses,
        resources: {
          tables,
          queues: { notify, reports: reportQueue.queue, accountJobs: accountQueue.queue },
          secrets,
          userPool,
        },
      }),
      usage: new VectraFunction(this, 'Usage', {
        name: 'due-usage',
        uses: usageUses,
        resources: { tables },
        memoryMb: ONE_VCPU_MB,
      }),
    }
    for (const [load, maxConcurrency] of entriesOf(INSTANCES_MAX))
      functions[load === 'lateTrails' ? 'devices' : load].addEventSource(
        new SqsEventSource(this.queues[load], {
          batchSize: BATCH_SIZE,
          maxConcurrency,
          reportBatchItemFailures: true,
        }),
      )
    const { relay, devices, lateTrails, messages, accounts, usage } = this.queues
    const tick = new VectraFunction(this, 'Tick', {
      name: 'tick',
      uses,
      resources: {
        tables,
        queues: {
          dueRelay: relay,
          dueDevices: devices,
          dueLateTrails: lateTrails,
          dueMessages: messages,
          dueAccounts: accounts,
          dueUsage: usage,
          deadLetters: this.deadLetters,
        },
        secrets,
      },
    })
    this.tick = tick
    tick.configureAsyncInvoke({
      retryAttempts: RETRIES,
      maxEventAge: Duration.minutes(1),
      onFailure: new SqsDestination(this.deadLetters),
    })
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new FunctionTarget(tick, {
          deadLetterQueue: this.deadLetters,
          retryAttempts: RETRIES,
          maxEventAge: Duration.minutes(1),
        }),
      ],
    })
  }
}
