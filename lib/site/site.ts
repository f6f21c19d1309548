import { readdirSync } from 'node:fs'
import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Construct } from 'constructs'
import { EDGE_SECRET_HEADER } from '../../shared/http/edge-headers.ts'
import type { SiteConfig } from '../../shared/site-config.ts'
import type { HttpApi } from '../api/http-api.ts'
import { stripePublishableKey, topicNamespaceOf } from '../context.ts'
import type { LiveEndpoint } from '../mqtt/live-endpoint.ts'
import { TRACKER_PORT, type TrackerEndpoint } from '../mqtt/tracker-endpoint.ts'
import type { PrivateFiles } from '../private-files.ts'
import type { SignIn } from '../sign-in.ts'
import { customDomain } from './custom-domain.ts'
import { edgeFunctions } from './edge-functions.ts'
import type { EdgeSecret } from './edge-secret.ts'
import { mapService, seamarkTiles } from './maps.ts'
import { siteHeaders } from './security-headers.ts'
import { SiteFiles } from './site-files.ts'
import { webAclArn } from './web-acl.ts'

const PRODUCT_VERSION = '1.4.1'

type SiteProps = {
  signIn: SignIn
  api: HttpApi
  edgeSecret: EdgeSecret
  trackerEndpoint: TrackerEndpoint
  live: LiveEndpoint
  privateFiles: PrivateFiles
}

/** CloudFront caches these for ten seconds even with `no-store`, and one user's error would reach others. */
const UNCACHED_ERRORS = [404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))

/** The site and the API behind one origin, so that neither needs CORS. */
export class Site extends Construct {
  readonly url: string

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id)
    const { signIn, api, edgeSecret, trackerEndpoint, live, privateFiles } = props
    const stack = Stack.of(this)
    const files = new SiteFiles(this, 'Files')
    const maps = mapService(this)
    const seamarks = seamarkTiles(this)
    const headers = siteHeaders(
      this,
      [...signIn.origins, live.origin, privateFiles.origin],
      [maps.origin, ...(seamarks === null ? [] : [new URL(seamarks).origin])],
    )
    const domain = customDomain(this)
    const edge = edgeFunctions(this, { domainName: domain?.name, publicPaths: builtPublicPaths() })

    const pages = {
      origin: S3BucketOrigin.withOriginAccessControl(files.bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: edge.pages,
    }
    const calls = {
      origin: new HttpOrigin(api.host, { customHeaders: { [EDGE_SECRET_HEADER]: edgeSecret.value } }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: edge.api,
    }
    const webAclId = webAclArn(this)
    // no access log: it would contain paths, and the path of a share link is its key
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      errorResponses: UNCACHED_ERRORS,
      ...(webAclId !== undefined && { webAclId }),
      ...(domain && {
        domainNames: [domain.name],
        certificate: domain.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      defaultBehavior: { ...pages, responseHeadersPolicy: headers.default },
      // the first match wins
      additionalBehaviors: {
        '/api/vectra/public/*': { ...calls, responseHeadersPolicy: headers.privatePages },
        '/ingest/*': { ...calls, responseHeadersPolicy: headers.privatePages },
        '/api/*': { ...calls, responseHeadersPolicy: headers.default },
        '/share/*': { ...pages, responseHeadersPolicy: headers.privatePages },
        '/certificate/*': { ...pages, responseHeadersPolicy: headers.privatePages },
        '/reports/*': { ...pages, responseHeadersPolicy: headers.privatePages },
      },
    })
    domain?.pointTo(distribution)
    this.url = `https://${domain?.name ?? distribution.distributionDomainName}`

    const config: SiteConfig = {
      apiUrl: `${this.url}/api`,
      region: stack.region,
      userPoolId: signIn.userPool.userPoolId,
      userPoolClientId: signIn.client.userPoolClientId,
      userPoolEndpoint: signIn.endpoint,
      hostedLoginDomain: signIn.hostedLoginDomain,
      liveUrl: live.url,
      topicNamespace: topicNamespaceOf(this),
      mqtt: { host: trackerEndpoint.host, port: TRACKER_PORT, tls: true },
      maps: { styles: maps.stylesFor(this.url), seamarks },
      testingMode: false,
      stripePublishableKey: stripePublishableKey(this),
      version: PRODUCT_VERSION,
    }
    files.deploy({ distribution, config, url: domain === null ? null : this.url })
    new CfnOutput(this, 'Url', { value: this.url, description: 'The site. Sign up here first' })
    new CfnOutput(this, 'DomainTarget', {
      value: distribution.distributionDomainName,
      description: 'The target of the CNAME or alias record of your own domain',
    })
    new CfnOutput(this, 'Config', {
      value: stack.toJsonString(config),
      description: 'config.json, which the site reads when it starts',
    })
    new CfnOutput(this, 'TrackerHost', {
      value: `${trackerEndpoint.host}:${TRACKER_PORT}`,
      description: 'Trackers connect here with MQTT 3.1.1 over TLS',
    })
    new CfnOutput(this, 'FirstAccount', {
      value: 'npm run provision -- --account EMAIL --grant 1',
      description: 'Run after signing up: grants the account a subscription for its first device',
    })
  }
}

const FOLDER = 'dist/web'
const PAGE = /(?:^|\/)index\.html$/

/**
 * The paths of the pages that the build has made, in the form of `/ja/installation`; the English landing page is ``. The
 * sign-in is among them.
 */
const builtPublicPaths = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE.test(file))
    .map((file) => `/${file}`.replace(/\/index\.html$/, ''))
    .toSorted()
