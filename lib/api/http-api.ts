import { Lazy, Stack } from 'aws-cdk-lib'
import { HttpApi as ApiGateway, HttpMethod, HttpNoneAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { RouteEnvironment } from '../../functions/runtime/environment.ts'
import { api, type Feature } from '../../shared/api.ts'
import { entriesOf } from '../../shared/entries-of.ts'
import type { FeatureRoutes } from '../../shared/http/route.ts'
import type { AccountQueue } from '../account-queue.ts'
import { AccountFeature } from '../features/account.ts'
import { AlertsFeature } from '../features/alerts.ts'
import { CertificatesFeature } from '../features/certificates.ts'
import { CommandsFeature } from '../features/commands.ts'
import { DevicesFeature } from '../features/devices.ts'
import type { FeatureProps } from '../features/feature-props.ts'
import { GeofencesFeature } from '../features/geofences.ts'
import { MaintenanceFeature } from '../features/maintenance.ts'
import { NotificationsFeature } from '../features/notifications.ts'
import { ReportingFeature } from '../features/reporting.ts'
import { SharesFeature } from '../features/shares.ts'
import type { SigningSecret } from '../features/signing-secret.ts'
import type { StripeSecret } from '../features/stripe-secret.ts'
import { SubscriptionsFeature } from '../features/subscriptions.ts'
import { TrailsFeature } from '../features/trails.ts'
import type { TrackerEndpoint } from '../mqtt/tracker-endpoint.ts'
import type { NotifyQueue } from '../notifications/notify-queue.ts'
import type { PrivateFiles } from '../private-files.ts'
import type { ReportQueue } from '../report-queue.ts'
import type { SignIn } from '../sign-in.ts'
import type { EdgeSecret } from '../site/edge-secret.ts'
import { webAclArn } from '../site/web-acl.ts'
import type { Tables } from '../tables.ts'
import { addStage } from './api-stage.ts'

/** A feature of the contract that has no construct here does not compile. */
const FEATURES: Record<Feature, FeatureConstruct> = {
  account: AccountFeature,
  alerts: AlertsFeature,
  certificates: CertificatesFeature,
  commands: CommandsFeature,
  devices: DevicesFeature,
  geofences: GeofencesFeature,
  maintenance: MaintenanceFeature,
  notifications: NotificationsFeature,
  reporting: ReportingFeature,
  shares: SharesFeature,
  subscriptions: SubscriptionsFeature,
  trails: TrailsFeature,
}
type FeatureConstruct = new (scope: Construct, id: string, props: FeatureProps) => LambdaFunction

/** Only access tokens have scopes, so requiring this one rejects id tokens. */
const ACCESS_SCOPE = 'aws.cognito.signin.user.admin'

type HttpApiProps = {
  tables: Tables
  signIn: SignIn
  trackerEndpoint: TrackerEndpoint
  notifyQueue: NotifyQueue
  accountQueue: AccountQueue
  privateFiles: PrivateFiles
  reportQueue: ReportQueue
  edgeSecret: EdgeSecret
  linkSecret: SigningSecret
  pushSecret: SigningSecret
  stripeSecret: StripeSecret
}

/** The API: a function for each feature of the contract, a route for each call. */
export class HttpApi extends Construct {
  /** Host of the API's own endpoint. */
  readonly host: string
  readonly gateway: ApiGateway
  private siteUrl: string | undefined
  private readonly functions = new Map<Feature, LambdaFunction>()

  constructor(scope: Construct, id: string, props: HttpApiProps) {
    super(scope, id)
    const { tables, signIn, trackerEndpoint, notifyQueue, edgeSecret, linkSecret, pushSecret, stripeSecret } =
      props
    const stack = Stack.of(this)
    this.gateway = new ApiGateway(this, 'Gateway', { description: 'Vectra', createDefaultStage: false })
    addStage(this, this.gateway)
    this.host = `${this.gateway.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`
    const signedIn = new HttpJwtAuthorizer('Account', signIn.issuer, {
      jwtAudience: [signIn.client.userPoolClientId],
    })
    const featureProps: FeatureProps = {
      tables,
      signIn,
      trackerEndpoint,
      notifyQueue,
      accountQueue: props.accountQueue,
      privateFiles: props.privateFiles,
      reportQueue: props.reportQueue,
      linkSecret,
      pushSecret,
      stripeSecret,
      siteUrl: this.lazySiteUrl(),
    }
    for (const [feature, routes] of entriesOf<Feature, FeatureRoutes>(api)) {
      const lambda = new FEATURES[feature](this, capitalized(feature), featureProps)
      this.functions.set(feature, lambda)
      addRouteEnvironment(lambda, tables, edgeSecret)
      const integration = new HttpLambdaIntegration(`${feature}Integration`, lambda, {
        scopePermissionToRoute: false,
      })
      for (const route of Object.values(routes)) {
        this.gateway.addRoutes({
          path: route.path,
          methods: [HttpMethod[route.method]],
          integration,
          ...(route.access === 'account'
            ? { authorizer: signedIn, authorizationScopes: [ACCESS_SCOPE] }
            : { authorizer: new HttpNoneAuthorizer() }),
        })
      }
    }
  }

  functionOf(feature: Feature): LambdaFunction {
    const lambda = this.functions.get(feature)
    if (lambda === undefined) throw new Error(`The API has no feature ${feature}`)
    return lambda
  }

  /** The site is declared after the API, because its distribution needs the API's host. */
  setSiteUrl(url: string): void {
    this.siteUrl = url
  }

  lazySiteUrl(): string {
    return Lazy.string({
      produce: () => {
        if (this.siteUrl === undefined) throw new Error('Call setSiteUrl before synthesis')
        return this.siteUrl
      },
    })
  }
}

/** What `functions/runtime/serve-routes.ts` needs for every call, whatever its feature. */
function addRouteEnvironment(lambda: LambdaFunction, tables: Tables, edgeSecret: EdgeSecret): void {
  const environment: RouteEnvironment = {
    ACCOUNTS_TABLE: tables.accounts.tableName,
    EDGE_SECRET: edgeSecret.value,
    ...(webAclArn(lambda) !== undefined && { HAS_FIREWALL: 'true' }),
  }
  for (const [name, value] of Object.entries(environment)) lambda.addEnvironment(name, value)
  tables.accounts.grant(lambda, 'dynamodb:GetItem')
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
