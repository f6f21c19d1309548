import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { IoTClient } from '@aws-sdk/client-iot'
import { IoTDataPlaneClient, PublishCommand } from '@aws-sdk/client-iot-data-plane'
import { LambdaClient } from '@aws-sdk/client-lambda'
import type { StackOutputs } from '../../../shared/stack-outputs.ts'
import { awsDeployment } from '../../operator/aws-deployment.ts'
import { type Certificates, iotCertificates } from '../../provision/certificates.ts'
import type { SmokeOptions } from '../options.ts'
import { type AuthorizerVerdict, authorizerOf, type Connecting } from './authorizer.ts'
import { countMatches, type Dimensions, iotDimensions } from './metrics.ts'

/** The calls that the operator's AWS credentials allow the smoke test. */
export type StackOnAws = {
  names: StackOutputs
  certificates: Certificates
  testAuthorizer(connecting: Connecting): Promise<AuthorizerVerdict>
  iotDimensions(metricName: string): Promise<Dimensions[]>
  /** How many lines of the telemetry function's log since then match the filter of a metric. */
  countMatches(metricName: string, since: number): Promise<number>
  /** Publishes without a client, as no tracker can. */
  publish(topic: string, message: string): Promise<unknown>
}

export async function stackOnAws(
  { stack, region }: NonNullable<SmokeOptions['aws']>,
  trackerHost: string,
): Promise<StackOnAws> {
  const config = region === null ? {} : { region }
  const { names } = await awsDeployment(stack, region)
  const iot = new IoTClient(config)
  const metrics = new CloudWatchClient(config)
  const logs = { lambda: new LambdaClient(config), logs: new CloudWatchLogsClient(config) }
  const dataPlane = new IoTDataPlaneClient(config)
  return {
    names,
    certificates: iotCertificates(iot, names.certificatePolicy),
    testAuthorizer: authorizerOf(iot, trackerHost),
    iotDimensions: (metricName) => iotDimensions(metrics, metricName),
    countMatches: (metricName, since) => countMatches(logs, names.telemetryFunction, metricName, since),
    publish: (topic, message) =>
      dataPlane.send(new PublishCommand({ topic, qos: 1, payload: new TextEncoder().encode(message) })),
  }
}
