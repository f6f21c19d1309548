import { Stack, type StackProps, Tags } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { Alarms } from './alarms.ts'
import { ConnectionAuthorizer } from './connection-authorizer.ts'
import { addDashboard } from './dashboard.ts'
import { isEphemeral, refuseUnknownChoices, told } from './deployment.ts'
import { FEATURE_FLAGS } from './feature-flags.ts'
import { HttpApi } from './http-api.ts'
import { Live } from './live.ts'
import { measuresOf } from './measures.ts'
import { tellOperator } from './operator-names.ts'
import { SignIn } from './sign-in.ts'
import { Site } from './site.ts'
import { SiteMark } from './site-mark.ts'
import { Tables } from './tables.ts'
import { Telemetry } from './telemetry.ts'
import { TrackerCertificates } from './tracker-certificates.ts'
import { TrackerGate } from './tracker-gate.ts'

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
