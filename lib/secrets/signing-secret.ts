import { Duration } from 'aws-cdk-lib'
import {
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
} from 'aws-cdk-lib/aws-lambda'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { retainUnlessEphemeral } from '../context.ts'

const EXTENSION_PORT = 2773
/** Where a function with the extension reads secrets. */
export const SECRETS_EXTENSION_URL = `http://localhost:${EXTENSION_PORT}`

/** AWS's Lambda extension that reads and caches secrets, so that the bundle needs no SDK for it. */
export const secretsExtension = () =>
  ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103, {
    httpPort: EXTENSION_PORT,
    secretsManagerTtl: Duration.minutes(5),
    logLevel: ParamsAndSecretsLogLevel.WARN,
  })

const FIRST_KEY = '1'

/**
 * Keys that sign links, by key id, or that a key pair is derived from. They are rotated by hand: docs/decisions/014.
 */
export class SigningSecret extends Construct {
  readonly id: string

  constructor(scope: Construct, id: string, { signs }: { signs: string }) {
    super(scope, id)
    const secret = new Secret(this, 'Keys', {
      description: `Vectra: keys that sign ${signs}`,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ current: FIRST_KEY }),
        generateStringKey: FIRST_KEY,
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: retainUnlessEphemeral(this),
    })
    this.id = secret.secretArn
  }
}
