import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** The route key instead of the path, which may contain a share token, and nothing that identifies the caller. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  failure: '$context.integrationErrorMessage',
  refusal: '$context.authorizer.error',
  bytes: '$context.responseLength',
}

/** Limits for all callers together: a flood stops here, before it costs invocations and table reads. */
const REQUESTS_PER_SECOND = 1_000
const REQUEST_BURST = 2_000

/** The API's only stage, with its access log and limits. */
export function addStage(scope: Construct, httpApi: HttpApi): void {
  const accessLog = new LogGroup(scope, 'AccessLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  new HttpStage(scope, 'Stage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: REQUESTS_PER_SECOND, burstLimit: REQUEST_BURST },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
    },
  })
}
