import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { EXPORT_LIFETIME_MS } from '../shared/account/own-data.ts'
import { REPORT_LIFETIME_MS } from '../shared/reports/generated-report.ts'
import { contextValue, isEphemeral, retainUnlessEphemeral } from './context.ts'

export const FILE_KINDS = ['exports', 'reports'] as const
type FileKind = (typeof FILE_KINDS)[number]

/** Files that only their account may read, by links that end soon: `{kind}/{accountId}/…`. They expire by their kind. */
export class PrivateFiles extends Construct {
  readonly bucket: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [
        { prefix: 'exports/', expiration: Duration.millis(EXPORT_LIFETIME_MS) },
        { prefix: 'reports/', expiration: Duration.millis(REPORT_LIFETIME_MS) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      cors: [{ allowedMethods: [HttpMethods.GET], allowedOrigins: [siteOrigin(this)] }],
      removalPolicy: retainUnlessEphemeral(this),
      autoDeleteObjects: isEphemeral(this),
    })
  }

  /** Where the links lead. */
  get origin(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`
  }

  grantRead(lambda: LambdaFunction, kind: FileKind): void {
    this.allow(lambda, ['s3:GetObject'], `${kind}/*`)
  }

  grantWrite(lambda: LambdaFunction, kind: FileKind): void {
    this.allow(lambda, ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'], `${kind}/*`)
  }

  /** Lists and deletes files of accounts, whatever their kind. */
  grantDeleteAll(lambda: LambdaFunction): void {
    for (const kind of FILE_KINDS) this.allow(lambda, ['s3:DeleteObject'], `${kind}/*`)
    lambda.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
    )
  }

  private allow(lambda: LambdaFunction, actions: string[], keys: string): void {
    lambda.addToRolePolicy(new PolicyStatement({ actions, resources: [this.bucket.arnForObjects(keys)] }))
  }
}

/**
 * Whose pages may fetch a file by its link, for a preview. The default domain of CloudFront is known only once the
 * distribution exists, whose headers name this bucket: then it is any site of CloudFront that has a link.
 */
const siteOrigin = (scope: Construct) => `https://${contextValue(scope, 'domainName') ?? '*.cloudfront.net'}`
