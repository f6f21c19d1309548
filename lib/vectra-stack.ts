import { Stack, type StackProps, Tags } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { HttpApi } from './api/http-api.ts'
import { isEphemeral, refuseUnknownChoices, told } from './context.ts'
import { FEATURE_FLAGS } from './feature-flags.ts'
import { ConnectionAuthorizer } from './mqtt/connection-authorizer.ts'
import { Live } from './mqtt/live-endpoint.ts'
import { Telemetry } from './mqtt/telemetry.ts'
import { TrackerCertificates } from './mqtt/tracker-certificates.ts'
import { TrackerGate } from './mqtt/tracker-endpoint.ts'
import { Alarms } from './operations/alarms.ts'
import { addDashboard } from './operations/dashboard.ts'
import { measuresOf } from './operations/metrics.ts'
import { tellOperator } from './operations/stack-outputs.ts'
import { SignIn } from './sign-in.ts'
import { SiteMark } from './site/edge-secret.ts'
import { Site } from './site/site.ts'
import { Tables } from './tables.ts'

/** Everything that Vectra is on AWS, in the order in which a position flows through it. */
export class VectraStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props)
    for (const [flag, value] of Object.entries(FEATURE_FLAGS)) this.node.setContext(flag, value)
    refuseUnknownChoices(this)
    Tags.of(this).add('Project', 'Vectra')
    Tags.of(this).add('Stage', told(this, 'stage') ?? (isEphemeral(this) ? 'trial' : 'production'))
    const tables = new Tables(this, 'Tables')
    const signIn = new SignIn(this, 'SignIn')
    const authorizer = new ConnectionAuthorizer(this, 'Connections', { tables, signIn })
    const trackerGate = new TrackerGate(this, 'TrackerGate', { authorizer })
    const certificates = new TrackerCertificates(this, 'TrackerCertificates')
    const live = new Live(this, 'Live', { authorizer })
    const telemetry = new Telemetry(this, 'Telemetry', { tables, live })
    const siteMark = new SiteMark(this, 'SiteMark')
    const api = new HttpApi(this, 'Api', { tables, signIn, trackerGate, siteMark })
    const site = new Site(this, 'Site', { signIn, api, siteMark, trackerGate, live })
    api.tellSite(site.url)
    const measures = measuresOf({ telemetry, authorizer, api, tables })
    new Alarms(this, 'Alarms', measures)
    addDashboard(this, measures)
    tellOperator(this, {
      subscriptionsTable: tables.subscriptions.tableName,
      trackersTable: tables.trackers.tableName,
      userPoolId: signIn.userPool.userPoolId,
      trackerEndpoint: trackerGate.endpoint,
      certificatePolicy: certificates.policyName,
      deadLettersUrl: telemetry.deadLetters.queueUrl,
      telemetryFunction: telemetry.ingest.functionName,
    })
  }
}
