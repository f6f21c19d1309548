import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import type { HttpApi } from './http-api.ts'
import type { Live } from './live.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import type { SignIn } from './sign-in.ts'
import { TRACKER_PORT, type TrackerGate } from './tracker-gate.ts'

/** The API's paths begin behind /api, because /devices is both a page and a call. */
const STRIP_API = `function handler(event) {
  var request = event.request
  request.uri = request.uri.replace(/^\\/api/, '') || '/'
  return request
}`

/** A path without a file ending is a page of the site, and every page is index.html. */
const PAGES = `function handler(event) {
  var request = event.request
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = '/index.html'
  return request
}`

/** Keyless and free for commercial use; satellite needs a key of the operator's, so there is none. */
const MAPS = {
  styles: {
    streets: 'https://tiles.openfreemap.org/styles/liberty',
    dark: 'https://tiles.openfreemap.org/styles/dark',
    satellite: null,
  },
}

const PRODUCT_VERSION = '1.4.1'

/** The site and the API under one origin, so that there is no CORS. */
export class Site extends Construct {
  readonly url: string

  constructor(
    scope: Construct,
    id: string,
    {
      signIn,
      api,
      trackerGate,
      live,
    }: { signIn: SignIn; api: HttpApi; trackerGate: TrackerGate; live: Live },
  ) {
    super(scope, id)
    const stack = Stack.of(this)
    const files = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: false,
    })
    const headers = new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy([signIn.endpoint, live.origin]),
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: true,
          override: true,
        },
      },
    })
    const edgeFunction = (name: string, code: string) => [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: new EdgeFunction(this, name, {
          code: FunctionCode.fromInline(code),
          runtime: FunctionRuntime.JS_2_0,
        }),
      },
    ]
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(files),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers,
        functionAssociations: edgeFunction('PageRewrite', PAGES),
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new HttpOrigin(api.host),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers,
          functionAssociations: edgeFunction('ApiRewrite', STRIP_API),
        },
      },
    })
    const siteUrl = `https://${distribution.distributionDomainName}`
    this.url = siteUrl
    const config = {
      apiUrl: `${siteUrl}/api`,
      region: stack.region,
      userPoolId: signIn.userPool.userPoolId,
      userPoolClientId: signIn.client.userPoolClientId,
      userPoolEndpoint: signIn.endpoint,
      hostedLoginDomain: null,
      liveUrl: live.url,
      mqtt: { host: trackerGate.host, port: TRACKER_PORT, tls: true },
      maps: MAPS,
      testingMode: false,
      stripePublishableKey: null,
      version: PRODUCT_VERSION,
    }
    const assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: files,
      destinationKeyPrefix: 'assets',
      sources: [Source.asset('dist/web/assets')],
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      prune: false,
    })
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: files,
      sources: [Source.asset('dist/web')],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
      prune: false,
      exclude: ['assets/*'],
    })
    // A page, or the service worker, names its assets: they are there first.
    pages.node.addDependency(assets)
    new BucketDeployment(this, 'ConfigFile', {
      destinationBucket: files,
      sources: [Source.jsonData('config.json', config)],
      cacheControl: [CacheControl.noCache()],
      prune: false,
    })
    new CfnOutput(this, 'Url', { value: siteUrl, description: 'The site' })
    new CfnOutput(this, 'Config', {
      value: stack.toJsonString(config),
      description: 'What the site reads at its start',
    })
    new CfnOutput(this, 'TrackerHost', {
      value: `${trackerGate.host}:${TRACKER_PORT}`,
      description: 'Trackers connect here, MQTT 3.1.1 over TLS',
    })
  }
}
