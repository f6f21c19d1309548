import type { Construct } from 'constructs'
import { contextValue } from './context.ts'

export type HostedLogin = {
  /** The first part of its address, which nobody else in the region may have. */
  prefix: string
  /** The site that it brings people back to. */
  siteUrl: string
}

/** Cognito's own pages for signing in, in place of the site's forms: context `hostedLogin`, with `domainName`. */
export function hostedLogin(scope: Construct): HostedLogin | null {
  const prefix = contextValue(scope, 'hostedLogin')
  if (prefix === undefined) return null
  const domainName = contextValue(scope, 'domainName')
  if (domainName === undefined)
    throw new Error(
      `hostedLogin=${prefix} needs domainName: Cognito is told where to bring people back to before CloudFront ` +
        'has given the site an address of its own.',
    )
  return { prefix, siteUrl: `https://${domainName}` }
}
