import { Stack } from 'aws-cdk-lib'
import { HttpApi as ApiGateway, HttpMethod, HttpNoneAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { AccountEnvironment } from '../../functions/account/environment.ts'
import type { AlertsEnvironment } from '../../functions/alerts/environment.ts'
import type { CommandsEnvironment } from '../../functions/commands/environment.ts'
import type { DevicesEnvironment } from '../../functions/devices/environment.ts'
import type { ReportingEnvironment } from '../../functions/reporting/environment.ts'
import type { RouteEnvironment } from '../../functions/runtime/environment.ts'
import type { SharesEnvironment } from '../../functions/shares/environment.ts'
import type { SubscriptionsEnvironment } from '../../functions/subscriptions/environment.ts'
import type { TrailsEnvironment } from '../../functions/trails/environment.ts'
import { api, type Feature } from '../../shared/api.ts'
import { entriesOf } from '../../shared/entries-of.ts'
import type { FeatureRoutes } from '../../shared/http/route.ts'
import { contextValue } from '../context.ts'
import { SECRETS_ENDPOINT, ShareSecret, secretsExtension } from '../features/share-secret.ts'
import type { TrackerEndpoint } from '../mqtt/tracker-endpoint.ts'
import type { SignIn } from '../sign-in.ts'
import type { EdgeSecret } from '../site/edge-secret.ts'
import type { Tables } from '../tables.ts'
import { ONE_PROCESSOR_MB, VectraFunction } from '../vectra-function.ts'
import { addStage } from './api-stage.ts'

/** An id token has no scope: with this one asked for, only access tokens pass. */
const ACCESS_SCOPE = 'aws.cognito.signin.user.admin'

type HttpApiProps = {
  tables: Tables
  signIn: SignIn
  trackerEndpoint: TrackerEndpoint
  edgeSecret: EdgeSecret
}

/** The API: one function for each feature of the contract, one route for each call. */
export class HttpApi extends Construct {
  /** Host of the API's own endpoint. */
  readonly host: string
  readonly gateway: ApiGateway
  private readonly shares: LambdaFunction

  constructor(scope: Construct, id: string, { tables, signIn, trackerEndpoint, edgeSecret }: HttpApiProps) {
    super(scope, id)
    const stack = Stack.of(this)
    this.gateway = new ApiGateway(this, 'Gateway', { description: 'Vectra', createDefaultStage: false })
    addStage(this, this.gateway)
    this.host = `${this.gateway.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`
    const signedIn = new HttpJwtAuthorizer('Account', signIn.issuer, {
      jwtAudience: [signIn.client.userPoolClientId],
    })
    const functions = this.functions(tables, trackerEndpoint)
    this.shares = functions.shares
    for (const [feature, routes] of entriesOf<Feature, FeatureRoutes>(api)) {
      const lambda = functions[feature]
      this.addRouteEnvironment(lambda, tables, edgeSecret)
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

  /** Share links begin with the site's address, which is known when the site is made, after the API. */
  setSiteUrl(url: string): void {
    const environment: Pick<SharesEnvironment, 'SITE_URL'> = { SITE_URL: url }
    for (const [name, value] of Object.entries(environment)) this.shares.addEnvironment(name, value)
  }

  /** What is asked of every call before its feature is: `functions/runtime/serve-routes.ts`. */
  private addRouteEnvironment(lambda: LambdaFunction, tables: Tables, { value }: EdgeSecret) {
    const environment: RouteEnvironment = { ACCOUNTS_TABLE: tables.accounts.tableName, EDGE_SECRET: value }
    for (const [name, value] of Object.entries(environment)) lambda.addEnvironment(name, value)
    tables.accounts.grant(lambda, 'dynamodb:GetItem')
  }

  private functions(tables: Tables, trackerEndpoint: TrackerEndpoint): Record<Feature, LambdaFunction> {
    const devices = new VectraFunction<DevicesEnvironment>(this, 'Devices', {
      name: 'devices',
      // a list of 10,000 devices is read, decided and packed: that is processor time
      memoryMb: ONE_PROCESSOR_MB,
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        TRACKER_ENDPOINT: trackerEndpoint.endpoint,
      },
    })
    tables.accounts.grant(devices, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.devices.grant(
      devices,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    )
    tables.subscriptions.grant(devices, 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem')
    tables.trackers.grant(devices, 'dynamodb:PutItem', 'dynamodb:UpdateItem')
    tables.trails.grant(
      devices,
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:GetItem',
      'dynamodb:UpdateItem',
    )
    devices.addToRolePolicy(
      new PolicyStatement({
        actions: ['iot:DeleteConnection', 'iot:GetConnection'],
        resources: [`${trackerEndpoint.iotArn}:client/*`],
      }),
    )

    const trails = new VectraFunction<TrailsEnvironment>(this, 'Trails', {
      name: 'trails',
      environment: {
        DEVICES_TABLE: tables.devices.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
      },
    })
    tables.devices.grant(trails, 'dynamodb:GetItem', 'dynamodb:Query')
    tables.subscriptions.grant(trails, 'dynamodb:GetItem')
    tables.trails.grant(trails, 'dynamodb:GetItem', 'dynamodb:Query')

    const subscriptions = new VectraFunction<SubscriptionsEnvironment>(this, 'Subscriptions', {
      name: 'subscriptions',
      environment: { SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName },
    })
    tables.subscriptions.grant(subscriptions, 'dynamodb:Query')

    const alerts = new VectraFunction<AlertsEnvironment>(this, 'Alerts', {
      name: 'alerts',
      environment: { DEVICES_TABLE: tables.devices.tableName },
    })
    tables.devices.grant(alerts, 'dynamodb:Query')

    const reporting = new VectraFunction<ReportingEnvironment>(this, 'Reporting', {
      name: 'reporting',
      environment: {
        DEVICES_TABLE: tables.devices.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
      },
    })
    tables.devices.grant(reporting, 'dynamodb:Query')
    tables.subscriptions.grant(reporting, 'dynamodb:Query')
    tables.trails.grant(reporting, 'dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query')
    const account = new VectraFunction<AccountEnvironment>(this, 'Account', {
      name: 'account',
      environment: { ACCOUNTS_TABLE: tables.accounts.tableName },
    })
    tables.accounts.grant(account, 'dynamodb:GetItem', 'dynamodb:UpdateItem')

    const commands = new VectraFunction<CommandsEnvironment>(this, 'Commands', {
      name: 'commands',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        COMMANDS_TABLE: tables.commands.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        ALLOWED_COMMAND_WORDS: contextValue(this, 'allowedCommandWords') ?? '',
      },
    })
    tables.accounts.grant(commands, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    // the log is only appended to
    tables.commands.grant(commands, 'dynamodb:Query', 'dynamodb:PutItem')
    tables.devices.grant(commands, 'dynamodb:GetItem')
    tables.subscriptions.grant(commands, 'dynamodb:GetItem')
    tables.trackers.grant(commands, 'dynamodb:UpdateItem')
    tables.trails.grant(commands, 'dynamodb:GetItem')

    const shareSecret = new ShareSecret(this, 'ShareSecret')
    const shares = new VectraFunction<Omit<SharesEnvironment, 'SITE_URL'>>(this, 'Shares', {
      name: 'shares',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        SHARES_TABLE: tables.shares.tableName,
        SHARES_LINK_INDEX: tables.sharesLinkIndex,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        SHARE_SECRET_ID: shareSecret.id,
        SECRETS_ENDPOINT,
      },
      secretsExtension: secretsExtension(),
    })
    shareSecret.grantRead(shares)
    tables.devices.grant(shares, 'dynamodb:BatchGetItem')
    tables.shares.grant(
      shares,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    tables.subscriptions.grant(shares, 'dynamodb:GetItem')
    tables.trails.grant(shares, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem')
    return { account, alerts, commands, devices, reporting, shares, trails, subscriptions }
  }
}
