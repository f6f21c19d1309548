import { Stack, type StackProps, Tags } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { HttpApi } from './api/http-api.ts'
import { contextValue, isEphemeral, refuseUnknownContext } from './context.ts'
import { FEATURE_FLAGS } from './feature-flags.ts'
import { ConnectionAuthorizer } from './mqtt/connection-authorizer.ts'
import { LiveEndpoint } from './mqtt/live-endpoint.ts'
import { Telemetry } from './mqtt/telemetry.ts'
import { TrackerCertificates } from './mqtt/tracker-certificates.ts'
import { TrackerEndpoint } from './mqtt/tracker-endpoint.ts'
import { Alarms } from './operations/alarms.ts'
import { addDashboard } from './operations/dashboard.ts'
import { metricsOf } from './operations/metrics.ts'
import { addStackOutputs } from './operations/stack-outputs.ts'
import { SignIn } from './sign-in.ts'
import { EdgeSecret } from './site/edge-secret.ts'
import { Site } from './site/site.ts'
import { Tables } from './tables.ts'

/** Everything that Vectra is on AWS, in the order in which a position flows through it. */
export class VectraStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props)
    for (const [flag, value] of Object.entries(FEATURE_FLAGS)) this.node.setContext(flag, value)
    refuseUnknownContext(this)
    Tags.of(this).add('Project', 'Vectra')
    Tags.of(this).add('Stage', contextValue(this, 'stage') ?? (isEphemeral(this) ? 'trial' : 'production'))
    const tables = new Tables(this, 'Tables')
    const signIn = new SignIn(this, 'SignIn')
    const authorizer = new ConnectionAuthorizer(this, 'Connections', { tables, signIn })
    const trackerEndpoint = new TrackerEndpoint(this, 'TrackerEndpoint', { authorizer })
    const certificates = new TrackerCertificates(this, 'TrackerCertificates')
    const live = new LiveEndpoint(this, 'Live', { authorizer })
    const telemetry = new Telemetry(this, 'Telemetry', { tables, live })
    const edgeSecret = new EdgeSecret(this, 'EdgeSecret')
    const api = new HttpApi(this, 'Api', { tables, signIn, trackerEndpoint, edgeSecret })
    const site = new Site(this, 'Site', { signIn, api, edgeSecret, trackerEndpoint, live })
    api.setSiteUrl(site.url)
    const measures = metricsOf({ telemetry, authorizer, api, tables })
    new Alarms(this, 'Alarms', measures)
    addDashboard(this, measures)
    addStackOutputs(this, {
      subscriptionsTable: tables.subscriptions.tableName,
      trackersTable: tables.trackers.tableName,
      userPoolId: signIn.userPool.userPoolId,
      trackerEndpoint: trackerEndpoint.endpoint,
      certificatePolicy: certificates.policyName,
      deadLettersUrl: telemetry.deadLetters.queueUrl,
      telemetryFunction: telemetry.ingest.functionName,
    })
  }
}
