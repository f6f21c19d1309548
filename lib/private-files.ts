import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { EXPORT_LIFETIME_MS } from '../shared/account/own-data.ts'
import { isEphemeral, retainUnlessEphemeral } from './context.ts'

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
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: retainUnlessEphemeral(this),
      autoDeleteObjects: isEphemeral(this),
    })
  }

  /** Whoever has a link reads with the rights of the function that signed it. */
  grantLinks(lambda: LambdaFunction): void {
    this.allow(lambda, ['s3:GetObject'])
  }

  grantWrite(lambda: LambdaFunction): void {
    this.allow(lambda, ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'])
    lambda.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
    )
  }

  private allow(lambda: LambdaFunction, actions: string[]): void {
    lambda.addToRolePolicy(new PolicyStatement({ actions, resources: [this.bucket.arnForObjects('*')] }))
  }
}
