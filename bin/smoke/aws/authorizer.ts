import {
  DescribeDomainConfigurationCommand,
  type IoTClient,
  ListDomainConfigurationsCommand,
  TestInvokeAuthorizerCommand,
} from '@aws-sdk/client-iot'
import { CheckFailed } from '../checks.ts'

export type Connecting = { clientId: string; username: string; password: string }
/** How IoT reads the authorizer's answer. */
export type AuthorizerVerdict = { isAuthenticated: boolean; refreshAfterSeconds: number | null }

/** Calls the authorizer of an MQTT host as IoT does when a client connects and at each refresh. */
export function authorizerOf(client: IoTClient, host: string) {
  return async ({ clientId, username, password }: Connecting): Promise<AuthorizerVerdict> => {
    const { isAuthenticated, refreshAfterInSeconds } = await client.send(
      new TestInvokeAuthorizerCommand({
        authorizerName: await authorizerName(client, host),
        mqttContext: { clientId, username, password: new TextEncoder().encode(password) },
      }),
    )
    return {
      isAuthenticated: isAuthenticated ?? false,
      refreshAfterSeconds: refreshAfterInSeconds ?? null,
    }
  }
}

async function authorizerName(client: IoTClient, host: string): Promise<string> {
  const { domainConfigurations = [] } = await client.send(new ListDomainConfigurationsCommand({}))
  for (const { domainConfigurationName } of domainConfigurations) {
    const { domainName, authorizerConfig } = await client.send(
      new DescribeDomainConfigurationCommand({ domainConfigurationName }),
    )
    const name = authorizerConfig?.defaultAuthorizerName
    if (domainName === host && name !== undefined) return name
  }
  throw new CheckFailed(`no domain configuration of the region has the host ${host} and an authorizer`)
}
