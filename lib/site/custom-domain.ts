import { Certificate, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import { contextValue } from '../context.ts'

/** CloudFront accepts certificates only from us-east-1. */
const CERTIFICATE_ARN = /^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/.+$/

export type CustomDomain = {
  name: string
  certificate: ICertificate
  /** Adds DNS records for the name, where its hosted zone is given. */
  pointTo: (distribution: Distribution) => void
}

/** The site's custom domain: context `domainName`, `certificateArn` and, optionally, `hostedZoneId`. */
export function customDomain(scope: Construct): CustomDomain | null {
  const name = contextValue(scope, 'domainName')
  if (name === undefined) return null
  const certificateArn = contextValue(scope, 'certificateArn') ?? ''
  if (!CERTIFICATE_ARN.test(certificateArn))
    throw new Error(
      `domainName=${name} needs certificateArn: the ARN of a certificate for ${name} in AWS Certificate Manager ` +
        'in us-east-1, the only region that CloudFront uses.',
    )
  return {
    name,
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    pointTo: (distribution) => addRecords(scope, name, distribution),
  }
}

/** Without a hosted zone the operator adds the records wherever the domain is managed. */
function addRecords(scope: Construct, name: string, distribution: Distribution): void {
  const hostedZoneId = contextValue(scope, 'hostedZoneId')
  if (hostedZoneId === undefined) return
  const record = {
    zone: HostedZone.fromHostedZoneId(scope, 'Zone', hostedZoneId),
    recordName: `${name}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
  }
  new ARecord(scope, 'Address', record)
  new AaaaRecord(scope, 'Address6', record)
}
