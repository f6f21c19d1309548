import * as z from 'zod'
import { type Names, resolve } from './resolve.ts'
import { onlyResource, resourcesOfType, type Template } from './template.ts'

/** The headers that the edge adds to responses on paths with a prefix. */
export type HeaderRule = { pathPrefix: string; headers: Record<string, string> }

const Behaviour = z.object({ ResponseHeadersPolicyId: z.string() })

const Distribution = z.object({
  DistributionConfig: z.object({
    CacheBehaviors: z.array(Behaviour.extend({ PathPattern: z.string() })).default([]),
    DefaultCacheBehavior: Behaviour,
  }),
})

const HeadersPolicy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
      FrameOptions: z.object({ FrameOption: z.string() }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
    }),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
  }),
})

/** In order of precedence; the last rule matches every path. */
export function readHeaders(template: Template, names: Names): HeaderRule[] {
  const policies = new Map(
    resourcesOfType(template, 'AWS::CloudFront::ResponseHeadersPolicy').map(([logicalId, { Properties }]) => [
      logicalId,
      headersOf(HeadersPolicy.parse(resolve(Properties, names))),
    ]),
  )
  const { Properties } = onlyResource(template, 'AWS::CloudFront::Distribution')
  const { CacheBehaviors, DefaultCacheBehavior } = Distribution.parse(
    resolve(Properties, names),
  ).DistributionConfig
  return [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '*' }].map((behaviour) => {
    const headers = policies.get(behaviour.ResponseHeadersPolicyId)
    if (!headers) throw new Error(`The paths ${behaviour.PathPattern} have no headers policy`)
    return { pathPrefix: prefixOf(behaviour.PathPattern), headers }
  })
}

/** Without Strict-Transport-Security: the local run has no TLS. */
function headersOf({ ResponseHeadersPolicyConfig }: z.infer<typeof HeadersPolicy>): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = ResponseHeadersPolicyConfig
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  }
}

export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return rules.find(({ pathPrefix }) => path.startsWith(pathPrefix))?.headers ?? {}
}

/** Only patterns that are a prefix and a `*` are supported; any other is an error. */
function prefixOf(pattern: string): string {
  const prefix = pattern.slice(0, -1)
  if (!pattern.endsWith('*') || /[*?]/.test(prefix))
    throw new Error(`The local run does not support the path pattern ${pattern}`)
  return prefix
}
