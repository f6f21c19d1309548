import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Uses } from '../functions/runtime/uses.ts'
import { historyMonths } from './context.ts'
import { grantUses, type ResourcesOf, variablesOf } from './function-uses.ts'
import { secretsExtension } from './secrets/signing-secret.ts'

export type VectraFunctionProps<Use extends Uses> = {
  /** The folder below functions/handlers/, whose bundle is in dist/functions. */
  name: string
  /** The function's uses.ts, from which its variables and rights follow. */
  uses: Use
  resources: ResourcesOf<Use>
  memoryMb?: number
  /** Runs for every message of every tracker, where traces and START and END lines cost more than storing it. */
  highVolume?: boolean
  timeout?: Duration
  /** The most instances that run at a time; without it, the limit of the AWS account. */
  concurrency?: number | undefined
}

/** Lambda allots CPU by memory: at this size a function has one full vCPU. */
export const ONE_VCPU_MB = 1_769
const MEMORY_MB = 512
/** API Gateway gives up after 30 s; a function that times out earlier fails with its own error. */
const TIMEOUT = Duration.seconds(29)

/** A week's trail allocates 20 MB of short-lived points; with Node's default of 16 MB, GC takes a fifth of the time. */
const SEMI_SPACE_MB = 32

/** Lambda's own lines can be turned off only in JSON logs. */
const QUIET = {
  tracing: Tracing.DISABLED,
  loggingFormat: LoggingFormat.JSON,
  systemLogLevelV2: SystemLogLevel.WARN,
}

/** A Lambda function with our runtime, bundle, memory, role and logs. */
export class VectraFunction<const Use extends Uses> extends LambdaFunction {
  constructor(scope: Construct, id: string, props: VectraFunctionProps<Use>) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    // the AWS managed policy would allow writing to every log group of the account
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    const months = historyMonths(scope)
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(`dist/functions/${props.name}`),
      handler: 'index.handler',
      memorySize: props.memoryMb ?? MEMORY_MB,
      timeout: props.timeout ?? TIMEOUT,
      role,
      ...(props.concurrency === undefined ? {} : { reservedConcurrentExecutions: props.concurrency }),
      logGroup,
      ...(props.highVolume ? QUIET : { tracing: Tracing.ACTIVE }),
      ...(props.uses.secrets ? { paramsAndSecrets: secretsExtension() } : {}),
      environment: {
        ...variablesOf(scope, props.uses, props.resources),
        ...(months === undefined ? {} : { HISTORY_MONTHS: String(months) }),
        NODE_OPTIONS: `--max-semi-space-size=${SEMI_SPACE_MB}`,
      },
    })
    grantUses(this, props.uses, props.resources)
  }
}
