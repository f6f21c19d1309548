import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** The route's key and never the path, which may hold the token of a share link; nor who asked. */
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

/** For all callers together: a flood ends here, before it costs functions and reads of tables. */
const REQUESTS_A_SECOND = 1_000
const REQUESTS_AT_ONCE = 2_000

/** The one stage of the API, with its access log and limits. */
export function addStage(scope: Construct, httpApi: HttpApi): void {
  const accessLog = new LogGroup(scope, 'AccessLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  new HttpStage(scope, 'Stage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: REQUESTS_A_SECOND, burstLimit: REQUESTS_AT_ONCE },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
    },
  })
}
