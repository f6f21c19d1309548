import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { parseJson } from '../../shared/json.ts'
import { StripeKeys } from '../../shared/stripe-keys.ts'

/** The secret of a deployment with the keys of Stripe. */
export function stripeSecretOnAws(client: SecretsManagerClient, SecretId: string) {
  return {
    async read(): Promise<StripeKeys> {
      const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }))
      return StripeKeys.parse(parseJson(SecretString))
    },

    async write(keys: StripeKeys): Promise<void> {
      await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(keys) }))
    },
  }
}
