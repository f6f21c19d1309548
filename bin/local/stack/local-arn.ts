/** The access key of the local run's functions, its id and its secret. */
export const LOCAL_ACCESS_KEY = 'local'

/** An ARN in the local run's only account and region. */
export const localArn = (service: string, resource: string) =>
  `arn:aws:${service}:us-east-1:000000000000:${resource}`

/** ARNs of buckets have neither region nor account. */
export const bucketArn = (resource: string) => `arn:aws:s3:::${resource}`
