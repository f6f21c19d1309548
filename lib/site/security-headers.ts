import { createHash } from 'node:crypto'
import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { FIRST_SCRIPT } from '../../shared/site/first-script.ts'
import { isSet, stripePublishableKey } from '../context.ts'

/** No other inline script runs. */
const FIRST_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']
/** The sources that Stripe's documentation lists, for the pages that pay. */
const STRIPE_SOURCES = {
  scripts: STRIPE_SCRIPTS,
  frames: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}
const NO_SOURCES = { scripts: [], frames: [], calls: [] }

/**
 * What a page of the site may load and connect to. `blob:` workers are MapLibre's, and inline styles Mantine's. Tiles,
 * styles, glyphs and sprites all come from the origins of the map.
 */
export function contentSecurityPolicy(
  connectTo: readonly string[],
  mapOrigins: readonly string[],
  usesStripe: boolean,
): string {
  const stripe = usesStripe ? STRIPE_SOURCES : NO_SOURCES
  return [
    "default-src 'self'",
    ["script-src 'self'", FIRST_SCRIPT_SOURCE, ...stripe.scripts].join(' '),
    ...(usesStripe ? [`frame-src ${stripe.frames.join(' ')}`] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${mapOrigins.join(' ')}`,
    "font-src 'self' data:",
    `connect-src 'self' ${[...connectTo, ...mapOrigins, ...stripe.calls].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The security headers of every response of the site and of the API behind it. */
export function siteHeaders(scope: Construct, connectTo: readonly string[], mapOrigins: readonly string[]) {
  const policy = contentSecurityPolicy(connectTo, mapOrigins, stripePublishableKey(scope) !== null)
  const headers = (referrerPolicy: HeadersReferrerPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy, override: true },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(365),
      includeSubdomains: isSet(scope, 'hstsIncludeSubDomains'),
      override: true,
    },
  })
  return {
    default: new ResponseHeadersPolicy(scope, 'Headers', {
      securityHeadersBehavior: headers(HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN),
    }),
    /** The URL of a share link, a certificate or a report is its key, so it is neither sent as a referrer nor indexed by search engines. */
    privatePages: new ResponseHeadersPolicy(scope, 'SharedHeaders', {
      securityHeadersBehavior: headers(HeadersReferrerPolicy.NO_REFERRER),
      customHeadersBehavior: {
        customHeaders: [{ header: 'X-Robots-Tag', value: 'noindex, nofollow', override: true }],
      },
    }),
  }
}
