import { Duration, Fn, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnAuthorizer, CfnDomainConfiguration } from 'aws-cdk-lib/aws-iot'
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import type { AuthorizeEnvironment } from '../functions/authorize/environment.ts'
import type { Tables } from './tables.ts'
import { VectraFunction } from './vectra-function.ts'

export const TRACKER_PORT = 8883

/**
 * The MQTT door of the trackers: a domain configuration of its own, because the account's default endpoint
 * would want ALPN from clients with a password, which OwnTracks and mosquitto do not send.
 */
export class TrackerGate extends Construct {
  /** Host name that trackers connect to, TLS on TRACKER_PORT. */
  readonly host: string
  /** `arn:aws:iot:region:account`, in front of every client, topic and topic filter. */
  readonly iotArn: string

  constructor(scope: Construct, id: string, { tables }: { tables: Tables }) {
    super(scope, id)
    const stack = Stack.of(this)
    this.iotArn = `arn:${stack.partition}:iot:${stack.region}:${stack.account}`
    const authorize = new VectraFunction<AuthorizeEnvironment>(this, 'Authorize', {
      name: 'authorize',
      timeout: Duration.seconds(5),
      environment: { TRACKERS_TABLE: tables.trackers.tableName, IOT_ARN: this.iotArn },
    })
    tables.trackers.grant(authorize, 'dynamodb:GetItem')

    const authorizer = new CfnAuthorizer(this, 'Authorizer', {
      authorizerFunctionArn: authorize.functionArn,
      signingDisabled: true,
      status: 'ACTIVE',
    })
    authorize.addPermission('IotAuthorizer', {
      principal: new ServicePrincipal('iot.amazonaws.com'),
      sourceArn: authorizer.attrArn,
    })
    const domain = new CfnDomainConfiguration(this, 'Domain', {
      authenticationType: 'CUSTOM_AUTH',
      applicationProtocol: 'SECURE_MQTT',
      authorizerConfig: {
        defaultAuthorizerName: Fn.select(1, Fn.split('authorizer/', authorizer.attrArn)),
        allowAuthorizerOverride: false,
      },
    })
    const describe = {
      service: 'IoT',
      action: 'describeDomainConfiguration',
      parameters: { domainConfigurationName: domain.ref },
      physicalResourceId: PhysicalResourceId.of('tracker-domain'),
      outputPaths: ['domainName'],
    }
    const description = new AwsCustomResource(this, 'DomainName', {
      onCreate: describe,
      onUpdate: describe,
      installLatestAwsSdk: false,
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({
          actions: ['iot:DescribeDomainConfiguration'],
          resources: [domain.attrArn],
        }),
      ]),
    })
    this.host = description.getResponseField('domainName')
  }
}
