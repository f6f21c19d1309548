import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/**
 * What a page of the site may load and talk to. The map's worker is a file of the site; MapLibre also makes
 * workers of blobs, and Mantine writes style attributes. Tiles are pictures and vectors of the map's host, which
 * styles, glyphs and sprites come from too.
 */
function contentSecurityPolicy(talksTo: readonly string[], mapOrigin: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${mapOrigin}`,
    "font-src 'self' data:",
    `connect-src 'self' ${[...talksTo, mapOrigin].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What the browser is told with every answer of the site and of the API behind it. */
export function siteHeaders(scope: Construct, talksTo: readonly string[], mapOrigin: string) {
  const policy = contentSecurityPolicy(talksTo, mapOrigin)
  const headers = (referrerPolicy: HeadersReferrerPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy, override: true },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(365),
      includeSubdomains: true,
      override: true,
    },
  })
  return {
    everywhere: new ResponseHeadersPolicy(scope, 'Headers', {
      securityHeadersBehavior: headers(HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN),
    }),
    /** A share link's address is its key: no other site hears of it, and no search engine keeps it. */
    shared: new ResponseHeadersPolicy(scope, 'SharedHeaders', {
      securityHeadersBehavior: headers(HeadersReferrerPolicy.NO_REFERRER),
      customHeadersBehavior: {
        customHeaders: [{ header: 'X-Robots-Tag', value: 'noindex, nofollow', override: true }],
      },
    }),
  }
}
