import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { ConnectionAuthorizer } from './connection-authorizer.ts'
import { HttpApi } from './http-api.ts'
import { Live } from './live.ts'
import { SignIn } from './sign-in.ts'
import { Site } from './site.ts'
import { Tables } from './tables.ts'
import { Telemetry } from './telemetry.ts'
import { TrackerGate } from './tracker-gate.ts'

/** Everything that Vectra is on AWS, in the order in which a position flows through it. */
export class VectraStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props)
    const tables = new Tables(this, 'Tables')
    const signIn = new SignIn(this, 'SignIn')
    const authorizer = new ConnectionAuthorizer(this, 'Connections', { tables, signIn })
    const trackerGate = new TrackerGate(this, 'TrackerGate', { authorizer })
    const live = new Live(this, 'Live', { authorizer })
    new Telemetry(this, 'Telemetry', { tables, live })
    const api = new HttpApi(this, 'Api', { tables, signIn, trackerGate })
    const site = new Site(this, 'Site', { signIn, api, trackerGate, live })
    api.tellSite(site.url)
  }
}
