import * as z from 'zod'
import { only } from './read-stack.ts'
import { type Names, resolve } from './resolve.ts'
import { resourcesOfType, type Template } from './template.ts'

/** What the edge adds to the answers of the paths that begin so. */
export type HeaderRule = { begin: string; headers: Record<string, string> }

const DISTRIBUTION = 'AWS::CloudFront::Distribution'

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

/** In the order in which they are asked; the last fits every path. */
export function readHeaders(template: Template, names: Names): HeaderRule[] {
  const policies = new Map(
    resourcesOfType(template, 'AWS::CloudFront::ResponseHeadersPolicy').map(([logicalId, { Properties }]) => [
      logicalId,
      headersOf(HeadersPolicy.parse(resolve(Properties, names))),
    ]),
  )
  const [, { Properties }] = only(resourcesOfType(template, DISTRIBUTION), DISTRIBUTION)
  const { CacheBehaviors, DefaultCacheBehavior } = Distribution.parse(
    resolve(Properties, names),
  ).DistributionConfig
  return [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '*' }].map((behaviour) => {
    const headers = policies.get(behaviour.ResponseHeadersPolicyId)
    if (!headers) throw new Error(`Nothing says which headers the paths ${behaviour.PathPattern} have`)
    return { begin: beginOf(behaviour.PathPattern), headers }
  })
}

/** Without the one that asks for TLS, which there is none of here. */
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

/** What the first rule that fits says. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return rules.find(({ begin }) => path.startsWith(begin))?.headers ?? {}
}

/** The template's patterns are a beginning and a `*`; another would be read wrong in silence. */
function beginOf(pattern: string): string {
  const begin = pattern.slice(0, -1)
  if (!pattern.endsWith('*') || /[*?]/.test(begin))
    throw new Error(`The local run does not know the path pattern ${pattern}`)
  return begin
}
