import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { HttpApi } from './http-api.ts'
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
    const trackerGate = new TrackerGate(this, 'TrackerGate', { tables })
    new Telemetry(this, 'Telemetry', { tables })
    const signIn = new SignIn(this, 'SignIn')
    const api = new HttpApi(this, 'Api', { tables, signIn, trackerGate })
    new Site(this, 'Site', { signIn, api, trackerGate })
  }
}
