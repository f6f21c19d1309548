import { Certificate, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import { contextValue } from '../context.ts'

/** CloudFront takes certificates of this region only. */
const CERTIFICATE_ARN = /^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/.+$/

export type OwnDomain = {
  name: string
  certificate: ICertificate
  point: (distribution: Distribution) => void
}

/** The site's address when the operator has one: context `domainName`, `certificateArn` and `hostedZoneId`. */
export function ownDomain(scope: Construct): OwnDomain | null {
  const name = contextValue(scope, 'domainName')
  if (name === undefined) return null
  const certificateArn = contextValue(scope, 'certificateArn') ?? ''
  if (!CERTIFICATE_ARN.test(certificateArn))
    throw new Error(
      `domainName=${name} needs certificateArn: the ARN of a certificate for ${name} in AWS Certificate Manager, ` +
        'in the region us-east-1, where CloudFront looks for it.',
    )
  return {
    name,
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    point: (distribution) => pointZone(scope, name, distribution),
  }
}

/** Without a zone of this account the operator points the name to the distribution where it is kept. */
function pointZone(scope: Construct, name: string, distribution: Distribution): void {
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
