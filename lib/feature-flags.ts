import { CHECK_SECRET_USAGE, IAM_MINIMIZE_POLICIES } from 'aws-cdk-lib/cx-api'

/**
 * CDK's flags that make the stack better, for `setContext`. They are set here and not in cdk.json, so that the tests
 * and the local run have what is deployed. The others that CDK recommends change nothing of this stack, or names and
 * tags that a deployed one has.
 */
export const FEATURE_FLAGS: Readonly<Record<string, boolean>> = {
  // a secret's value is refused wherever the template would hold it
  [CHECK_SECRET_USAGE]: true,
  // rights that differ in their resources only are one statement: a policy has room for 10 kB
  [IAM_MINIMIZE_POLICIES]: true,
}
