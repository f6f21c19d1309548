/** An ARN in the local run's only account and region. */
export const localArn = (service: string, resource: string) =>
  `arn:aws:${service}:us-east-1:000000000000:${resource}`
