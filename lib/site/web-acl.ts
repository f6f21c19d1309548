import type { Construct } from 'constructs'
import { contextValue } from '../context.ts'

/** CloudFront takes global web ACLs only, and AWS WAF keeps those in this region. */
const GLOBAL_WEB_ACL = /^arn:aws[a-z-]*:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/

/** The operator's own AWS WAF rules in front of the site and the API: context `webAclArn`. */
export function webAclArn(scope: Construct): string | undefined {
  const arn = contextValue(scope, 'webAclArn')
  if (arn === undefined || GLOBAL_WEB_ACL.test(arn)) return arn
  throw new Error(
    `Unknown value webAclArn=${arn}. Use the ARN of a web ACL with the scope CLOUDFRONT, which is in us-east-1.`,
  )
}
