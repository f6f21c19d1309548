import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

const KEY = 'mark'

/** A secret, generated on deployment, that proves to the API that a call passed the site's edge: docs/decisions/015. */
export class EdgeSecret extends Construct {
  /** A dynamic reference, resolved by CloudFormation; the template does not contain the value. */
  readonly value: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const secret = new Secret(this, 'Word', {
      description: 'Vectra: proves to the API that a call passed the edge of the site',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: KEY,
        passwordLength: 48,
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.value = secret.secretValueFromJson(KEY).unsafeUnwrap()
  }
}
