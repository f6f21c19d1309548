import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import type { StripeKeys } from '../../shared/stripe-keys.ts'
import { retainUnlessEphemeral } from '../context.ts'

/** Until `npm run provision -- --stripe` stores the keys: no template contains one. */
const NO_KEYS: StripeKeys = { secretKey: '', webhookSecret: '', publishableKey: '' }

/** The keys of Stripe. */
export class StripeSecret extends Construct {
  readonly id: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const secret = new Secret(this, 'Keys', {
      description: 'Vectra: the keys of Stripe, stored by npm run provision -- --stripe',
      generateSecretString: {
        secretStringTemplate: JSON.stringify(NO_KEYS),
        // Secrets Manager generates one value, which nothing uses
        generateStringKey: 'unused',
        passwordLength: 32,
        excludePunctuation: true,
      },
      removalPolicy: retainUnlessEphemeral(this),
    })
    this.id = secret.secretArn
  }
}
