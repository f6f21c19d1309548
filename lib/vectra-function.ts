import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  type ParamsAndSecretsLayerVersion,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

export type VectraFunctionProps<Environment> = {
  /** The folder under functions/, whose bundle `npm run build` leaves in dist/functions. */
  name: string
  /** Typed by the function's own environment.ts, so a forgotten variable does not compile. */
  environment: { [Name in keyof Environment]: string }
  memoryMb?: number
  /**
   * Called for each message of each tracker: to trace it, and to log that it began and ended, would cost more than
   * to store the message.
   */
  highVolume?: boolean
  timeout?: Duration
  /** For a function that reads secrets. */
  secretsExtension?: ParamsAndSecretsLayerVersion
}

/** Lambda gives processor time by memory: with this much a function has one processor to itself. */
export const ONE_VCPU_MB = 1_769
const MEMORY_MB = 512
/** API Gateway waits for 30 s; a function that ends earlier can still say why. */
const TIMEOUT = Duration.seconds(29)

/** A trail of a week makes 20 MB of short-lived points: with Node's 16 MB a fifth of its time is collecting them. */
const SEMI_SPACE_MB = 32

/** Only logs in JSON can leave out what Lambda says of each call. */
const QUIET = {
  tracing: Tracing.DISABLED,
  loggingFormat: LoggingFormat.JSON,
  systemLogLevelV2: SystemLogLevel.WARN,
}

/** The only place that knows runtime, bundle, memory and logs. */
export class VectraFunction<Environment extends object> extends LambdaFunction {
  constructor(scope: Construct, id: string, props: VectraFunctionProps<Environment>) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    // AWS's ready-made policy would let the function write any log of the account
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(`dist/functions/${props.name}`),
      handler: 'index.handler',
      memorySize: props.memoryMb ?? MEMORY_MB,
      timeout: props.timeout ?? TIMEOUT,
      role,
      logGroup,
      ...(props.highVolume ? QUIET : { tracing: Tracing.ACTIVE }),
      ...(props.secretsExtension ? { paramsAndSecrets: props.secretsExtension } : {}),
      environment: { ...props.environment, NODE_OPTIONS: `--max-semi-space-size=${SEMI_SPACE_MB}` },
    })
  }
}
