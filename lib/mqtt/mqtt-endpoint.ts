import { RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnDomainConfiguration } from 'aws-cdk-lib/aws-iot'
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import { CUSTOM_RESOURCE_MB, deploymentLogs } from '../operations/deployment-logs.ts'
import type { ConnectionAuthorizer } from './connection-authorizer.ts'

export type MqttEndpointProps = {
  /** MQTT over TLS on 8883, or over WebSocket on 443. */
  protocol: 'SECURE_MQTT' | 'MQTT_WSS'
  authorizer: ConnectionAuthorizer
}

/** An endpoint of the broker with its own host name and default authorizer, so that clients need not name one. */
export class MqttEndpoint extends Construct {
  readonly host: string

  constructor(scope: Construct, id: string, { protocol, authorizer }: MqttEndpointProps) {
    super(scope, id)
    const domain = new CfnDomainConfiguration(this, 'Domain', {
      authenticationType: 'CUSTOM_AUTH',
      applicationProtocol: protocol,
      authorizerConfig: {
        defaultAuthorizerName: authorizer.authorizerName,
        allowAuthorizerOverride: false,
      },
    })
    // AWS refuses to delete a domain configuration that was enabled in the last seven days, which would leave a stack
    // that is deleted or rolled back stuck. It is disabled instead, and docs/deploy.md says how to delete it later.
    domain.applyRemovalPolicy(RemovalPolicy.RETAIN)
    // CloudFormation does not return the host name that AWS assigns
    const describe = {
      service: 'IoT',
      action: 'describeDomainConfiguration',
      parameters: { domainConfigurationName: domain.ref },
      physicalResourceId: PhysicalResourceId.of(`${protocol}-domain`),
      outputPaths: ['domainName'],
    }
    const description = new AwsCustomResource(this, 'DomainName', {
      onCreate: describe,
      onUpdate: describe,
      onDelete: {
        service: 'IoT',
        action: 'updateDomainConfiguration',
        parameters: {
          domainConfigurationName: domain.ref,
          domainConfigurationStatus: 'DISABLED',
          // an authorizer that a domain configuration names cannot be deleted
          removeAuthorizerConfig: true,
        },
      },
      installLatestAwsSdk: false,
      memorySize: CUSTOM_RESOURCE_MB,
      logGroup: deploymentLogs(this),
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({
          actions: ['iot:DescribeDomainConfiguration', 'iot:UpdateDomainConfiguration'],
          resources: [domain.attrArn],
        }),
      ]),
    })
    this.host = description.getResponseField('domainName')
  }
}
