import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

const KEY = 'mark'

/** The word by which the API knows the site's edge: docs/decisions/015. Made up on deployment. */
export class EdgeSecret extends Construct {
  /** A reference, which CloudFormation replaces; the template does not hold the word. */
  readonly value: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const secret = new Secret(this, 'Word', {
      description: 'Vectra: by this the API knows that a call came by the site',
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
