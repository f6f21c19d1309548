/** The ARN of what the stack makes, in the one account and region of the local run. */
export const localArn = (service: string, what: string) => `arn:aws:${service}:us-east-1:000000000000:${what}`
