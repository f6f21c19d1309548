import { Duration, Stack } from 'aws-cdk-lib'
import { HttpApi as ApiGateway, HttpMethod, HttpNoneAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { uses as account } from '../../functions/handlers/account/uses.ts'
import { uses as alerts } from '../../functions/handlers/alerts/uses.ts'
import { uses as anchor } from '../../functions/handlers/anchor/uses.ts'
import { uses as authorizeCalls } from '../../functions/handlers/authorize-calls/uses.ts'
import { uses as certificates } from '../../functions/handlers/certificates/uses.ts'
import { uses as commands } from '../../functions/handlers/commands/uses.ts'
import { uses as devices } from '../../functions/handlers/devices/uses.ts'
import { uses as gateways } from '../../functions/handlers/gateways/uses.ts'
import { uses as geofences } from '../../functions/handlers/geofences/uses.ts'
import { uses as ingest } from '../../functions/handlers/ingest/uses.ts'
import { uses as maintenance } from '../../functions/handlers/maintenance/uses.ts'
import { uses as members } from '../../functions/handlers/members/uses.ts'
import { uses as notifications } from '../../functions/handlers/notifications/uses.ts'
import { uses as reporting } from '../../functions/handlers/reporting/uses.ts'
import { uses as shares } from '../../functions/handlers/shares/uses.ts'
import { uses as subscriptions } from '../../functions/handlers/subscriptions/uses.ts'
import { uses as trails } from '../../functions/handlers/trails/uses.ts'
import type { RouteEnvironment } from '../../functions/runtime/environment.ts'
import type { Uses } from '../../functions/runtime/uses.ts'
import { api, type Feature } from '../../shared/api.ts'
import { entriesOf } from '../../shared/entries-of.ts'
import type { FeatureRoutes, RouteSpec } from '../../shared/http/route.ts'
import { isAudited } from '../../shared/members/audit.ts'
import type { Permission } from '../../shared/members/roles.ts'
import { allow, type ResourcesOf } from '../function-uses.ts'
import { SigningSecret } from '../secrets/signing-secret.ts'
import type { SignIn } from '../sign-in.ts'
import type { EdgeSecret } from '../site/edge-secret.ts'
import { webAclArn } from '../site/web-acl.ts'
import type { Tables } from '../tables.ts'
import { ONE_VCPU_MB, VectraFunction } from '../vectra-function.ts'
import { addStage } from './api-stage.ts'

/** A feature of the contract without a function fails to compile. */
const USES = {
  account,
  alerts,
  anchor,
  certificates,
  commands,
  devices,
  gateways,
  geofences,
  ingest,
  maintenance,
  members,
  notifications,
  reporting,
  shares,
  subscriptions,
  trails,
} satisfies Record<Feature, Uses>

/** Features that compute: with less, a page of a certificate or a list of 10,000 devices takes a second. */
const COMPUTING: readonly Feature[] = ['certificates', 'devices']

/** How long the gateway reuses what the authorizer answered for a header. The functions check what ends meanwhile. */
const AUTHORIZER_CACHE = Duration.minutes(5)

/** The resources of every feature together. */
type FeatureResources = Every<{ [Name in Feature]: ResourcesOf<(typeof USES)[Name]> }[Feature]>
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (every: infer All) => void
  ? All
  : never

type HttpApiProps = {
  signIn: SignIn
  edgeSecret: EdgeSecret
  resources: Omit<FeatureResources, 'secrets'> & { secrets: Omit<FeatureResources['secrets'], 'shares'> }
}

/** The API: a function for each feature of the contract, a route for each call. */
export class HttpApi extends Construct {
  /** Host of the API's own endpoint. */
  readonly host: string
  readonly gateway: ApiGateway
  /** Says who calls, by the access token of a person or the key of a program. */
  readonly authorizer: HttpLambdaAuthorizer
  /** The secret that signs share links. */
  readonly shareSecret: SigningSecret
  private readonly functions = new Map<Feature, LambdaFunction>()

  constructor(scope: Construct, id: string, props: HttpApiProps) {
    super(scope, id)
    const { signIn, edgeSecret } = props
    this.shareSecret = new SigningSecret(this, 'ShareSecret', { signs: 'share links' })
    const resources: FeatureResources = {
      ...props.resources,
      secrets: { ...props.resources.secrets, shares: this.shareSecret.id },
    }
    const stack = Stack.of(this)
    this.gateway = new ApiGateway(this, 'Gateway', { description: 'Vectra', createDefaultStage: false })
    addStage(this, this.gateway)
    this.host = `${this.gateway.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`
    this.authorizer = new HttpLambdaAuthorizer('Caller', this.authorizerFunction(signIn, resources.tables), {
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      identitySource: ['$request.header.Authorization'],
      resultsCacheTtl: AUTHORIZER_CACHE,
    })
    for (const [feature, routes] of entriesOf<Feature, FeatureRoutes>(api)) {
      const lambda = new VectraFunction(this, capitalized(feature), {
        name: feature,
        uses: USES[feature],
        resources,
        ...(COMPUTING.includes(feature) && { memoryMb: ONE_VCPU_MB }),
      })
      this.functions.set(feature, lambda)
      addRouteEnvironment(lambda, resources.tables, edgeSecret, Object.values(routes))
      const integration = new HttpLambdaIntegration(`${feature}Integration`, lambda, {
        scopePermissionToRoute: false,
      })
      for (const route of Object.values(routes)) {
        this.gateway.addRoutes({
          path: route.path,
          methods: [HttpMethod[route.method]],
          integration,
          ...(route.access === 'account'
            ? { authorizer: this.authorizer }
            : { authorizer: new HttpNoneAuthorizer() }),
        })
      }
    }
  }

  private authorizerFunction(signIn: SignIn, tables: Tables): LambdaFunction {
    return new VectraFunction(this, 'Authorizer', {
      name: 'authorize-calls',
      timeout: Duration.seconds(5),
      uses: authorizeCalls,
      resources: {
        tables,
        userPool: signIn.userPool,
        settings: signIn.verification,
      },
    })
  }

  functionOf(feature: Feature): LambdaFunction {
    const lambda = this.functions.get(feature)
    if (lambda === undefined) throw new Error(`The API has no feature ${feature}`)
    return lambda
  }
}

/** The variables that `functions/runtime/serve-routes.ts` needs for every call, whatever its feature. */
function addRouteEnvironment(
  lambda: LambdaFunction,
  tables: Tables,
  edgeSecret: EdgeSecret,
  routes: readonly RouteSpec[],
): void {
  const environment: RouteEnvironment = {
    ACCOUNTS_TABLE: tables.accounts.tableName,
    AUDIT_TABLE: tables.audit.tableName,
    MEMBERS_TABLE: tables.members.tableName,
    EDGE_SECRET: edgeSecret.value,
    ...(webAclArn(lambda) !== undefined && { HAS_FIREWALL: 'true' }),
  }
  for (const [name, value] of Object.entries(environment)) lambda.addEnvironment(name, value)
  tables.accounts.grant(lambda, 'dynamodb:GetItem')
  if (routes.some(({ access }) => access === 'account'))
    allow(lambda, ['dynamodb:GetItem'], [tables.members.tableArn])
  if (routes.some(mayBeAudited)) allow(lambda, ['dynamodb:PutItem'], [tables.audit.tableArn])
}

const mayBeAudited = (route: RouteSpec) =>
  permissionsOf(route).some((permission) => isAudited(route, permission))

/** The permissions that calls of a route may need. */
const permissionsOf = ({ permission }: RouteSpec): readonly Permission[] =>
  typeof permission === 'object' ? permission.either : permission === undefined ? [] : [permission]

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
