import { CfnOutput, Lazy, Stack, type StackProps, Tags } from 'aws-cdk-lib'
import { CHECK_SECRET_USAGE, IAM_MINIMIZE_POLICIES } from 'aws-cdk-lib/cx-api'
import type { Construct } from 'constructs'
import { STACK_OUTPUTS, type StackOutputs } from '../shared/stack-outputs.ts'
import { subscriptions } from '../shared/subscriptions/subscriptions.routes.ts'
import { AccountJobs } from './account-jobs.ts'
import { AccountQueue } from './account-queue.ts'
import { HttpApi } from './api/http-api.ts'
import { contextValue, isEphemeral, refuseUnknownContext, stackIdOf, topicNamespaceOf } from './context.ts'
import { DueWork } from './due-work.ts'
import { ConnectionAuthorizer } from './mqtt/connection-authorizer.ts'
import { LiveEndpoint } from './mqtt/live-endpoint.ts'
import { Telemetry } from './mqtt/telemetry.ts'
import { TrackerCertificates } from './mqtt/tracker-certificates.ts'
import { TrackerEndpoint } from './mqtt/tracker-endpoint.ts'
import { Notifications } from './notifications/notifications.ts'
import { NotifyQueue } from './notifications/notify-queue.ts'
import { Alarms } from './operations/alarms.ts'
import { addDashboard } from './operations/dashboard.ts'
import { LoggedCount } from './operations/logged-count.ts'
import { metricsOf } from './operations/metrics.ts'
import { OperatorConsole } from './operator-console.ts'
import { PrivateFiles } from './private-files.ts'
import { ReportJobs } from './report-jobs.ts'
import { ReportQueue } from './report-queue.ts'
import { SigningSecret } from './secrets/signing-secret.ts'
import { StripeSecret } from './secrets/stripe-secret.ts'
import { SignIn } from './sign-in.ts'
import { EdgeSecret } from './site/edge-secret.ts'
import { Site } from './site/site.ts'
import { Tables } from './tables.ts'

/**
 * Set here and not in cdk.json, so that the tests and the local run synthesize what is deployed. CDK's other
 * recommended flags have no effect on this stack, or would rename and retag resources that are already deployed.
 */
const FEATURE_FLAGS: Readonly<Record<string, boolean>> = {
  // refuses a secret's value wherever the template would contain it
  [CHECK_SECRET_USAGE]: true,
  // merges statements that differ only in their resources: a policy is limited to 10 kB
  [IAM_MINIMIZE_POLICIES]: true,
}

/** All of Vectra on AWS, in the order in which a position flows through it. */
export class VectraStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props)
    for (const [flag, value] of Object.entries(FEATURE_FLAGS)) this.node.setContext(flag, value)
    refuseUnknownContext(this)
    if (id !== stackIdOf(this))
      throw new Error(`With these context values the stack is ${stackIdOf(this)}, not ${id}`)
    Tags.of(this).add('Project', 'Vectra')
    Tags.of(this).add('Stage', contextValue(this, 'stage') ?? (isEphemeral(this) ? 'trial' : 'production'))
    const tables = new Tables(this, 'Tables')
    const signIn = new SignIn(this, 'SignIn', { tables })
    const authorizer = new ConnectionAuthorizer(this, 'Connections', { tables, signIn })
    const trackerEndpoint = new TrackerEndpoint(this, 'TrackerEndpoint', { authorizer })
    const certificates = new TrackerCertificates(this, 'TrackerCertificates')
    const live = new LiveEndpoint(this, 'Live', { authorizer })
    const notifyQueue = new NotifyQueue(this, 'NotifyQueue')
    const privateFiles = new PrivateFiles(this, 'PrivateFiles')
    const accountQueue = new AccountQueue(this, 'AccountQueue')
    const reportQueue = new ReportQueue(this, 'ReportQueue')
    const telemetry = new Telemetry(this, 'Telemetry', { tables, notifyQueue })
    const edgeSecret = new EdgeSecret(this, 'EdgeSecret')
    const linkSecret = new SigningSecret(this, 'LinkSecret', { signs: 'links in notifications' })
    const pushSecret = new SigningSecret(this, 'PushSecret', { signs: 'push messages' })
    const stripeSecret = new StripeSecret(this, 'StripeSecret')
    // the site, which names the hosts of all others, is declared last
    const siteUrl = Lazy.string({ produce: () => site.url })
    const api = new HttpApi(this, 'Api', {
      signIn,
      edgeSecret,
      resources: {
        tables,
        queues: {
          accountJobs: accountQueue.queue,
          notify: notifyQueue.queue,
          reports: reportQueue.queue,
        },
        secrets: { links: linkSecret.id, push: pushSecret.id, stripe: stripeSecret.id },
        userPool: signIn.userPool,
        files: privateFiles,
        settings: { siteUrl, trackerEndpoint: trackerEndpoint.endpoint },
      },
    })
    const apiHost = api.host
    const notifications = new Notifications(this, 'Notifications', {
      tables,
      signIn,
      notifyQueue,
      privateFiles,
      linkSecret,
      pushSecret,
      shareSecret: api.shareSecret,
      siteUrl,
      apiHost,
    })
    const { identity } = notifications
    const dueWork = new DueWork(this, 'DueWork', {
      tables,
      notifyQueue,
      accountQueue,
      reportQueue,
      signIn,
      stripeSecret,
      identity,
      siteUrl,
    })
    const { relay, devices, lateTrails, messages, accounts, usage } = dueWork.queues
    new OperatorConsole(api, 'Operator', {
      api,
      edgeSecret,
      resources: {
        tables,
        secrets: { stripe: stripeSecret.id },
        userPool: signIn.userPool,
        settings: { siteUrl, trackerEndpoint: trackerEndpoint.endpoint },
        telemetry,
        deadLetters: {
          telemetry: telemetry.deadLetters,
          notify: notifyQueue.deadLetters,
          dueWork: dueWork.deadLetters,
          accounts: accountQueue.deadLetters,
          reports: reportQueue.deadLetters,
        },
        queues: {
          notify: notifyQueue.queue,
          dueRelay: relay,
          dueDevices: devices,
          dueLateTrails: lateTrails,
          dueMessages: messages,
          dueAccounts: accounts,
          dueUsage: usage,
          accountJobs: accountQueue.queue,
          reports: reportQueue.queue,
        },
      },
    })
    new AccountJobs(this, 'AccountJobs', {
      tables,
      signIn,
      accountQueue,
      notifyQueue,
      privateFiles,
      linkSecret,
      stripeSecret,
      identity,
    })
    new ReportJobs(this, 'ReportJobs', { tables, reportQueue, notifyQueue, privateFiles })
    const site = new Site(this, 'Site', {
      signIn,
      api,
      edgeSecret,
      trackerEndpoint,
      live,
      privateFiles,
    })
    const paymentsToCheck = new LoggedCount(this, 'PaymentsToCheck', {
      metricName: 'PaymentsToCheck',
      // functions/purchases/needs-operator.ts
      message: 'payment-needs-operator',
      functions: { Tick: dueWork.tick, Api: api.functionOf('subscriptions') },
    })
    const unconfirmedLimits = new LoggedCount(this, 'UnconfirmedLimits', {
      metricName: 'UnconfirmedLimits',
      // functions/messages/unconfirmed-limit.ts
      message: 'unconfirmed-limit-reached',
      functions: { SignIn: signIn.mails, Account: api.functionOf('account'), Notify: notifications.notify },
    })
    const metrics = metricsOf({
      telemetry,
      notifyQueue,
      notifications,
      dueWork,
      accountQueue,
      reportQueue,
      authorizer,
      api,
      tables,
      paymentsToCheck,
      unconfirmedLimits,
    })
    new Alarms(this, 'Alarms', metrics)
    addDashboard(this, metrics)
    const outputs: StackOutputs = {
      accountsTable: tables.accounts.tableName,
      dueTable: tables.due.tableName,
      accountJobsUrl: accountQueue.queue.queueUrl,
      linkSecret: linkSecret.id,
      stripeSecret: stripeSecret.id,
      stripeWebhookUrl: `${site.url}/api${subscriptions.receiveStripeEvent.path}`,
      ordersTable: tables.orders.tableName,
      subscriptionsTable: tables.subscriptions.tableName,
      trackersTable: tables.trackers.tableName,
      userPoolId: signIn.userPool.userPoolId,
      siteUrl: site.url,
      trackerEndpoint: trackerEndpoint.endpoint,
      topicNamespace: topicNamespaceOf(this),
      certificatePolicy: certificates.policyName,
      deadLettersUrl: telemetry.deadLetters.queueUrl,
      telemetryFunction: telemetry.ingest.functionName,
    }
    new CfnOutput(this, STACK_OUTPUTS, {
      value: this.toJsonString(outputs),
      description: 'Resources used by npm run provision and npm run redrive',
    })
  }
}
