import { DefaultStackSynthesizer, type Stack, Token, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import { COMMAND_TOPICS } from '../../shared/trackers/dialects.ts'
import { topicFor } from '../../shared/tracking/topics.ts'

type Acknowledged = {
  /** The finding, as the checks name it where region and account are not known. */
  id: string
  /** Constructs by their paths in the stack; what is inside them is meant too. */
  at: readonly string[]
  reason: string
}

/** CDK's own functions, which work during a deployment only. */
const ASKS_AWS = 'AWS679f53fac002430cb0da5b7982bd2287'
const COPIES_FILES = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C'

/** Of the bucket that `cdk bootstrap` makes. */
const ASSETS = DefaultStackSynthesizer.DEFAULT_QUALIFIER
const REGION = '<AWS::Region>'
const ACCOUNT = '<AWS::AccountId>'

const BY_CDK = 'A function that CDK makes, which works during a deployment only'
const iot = (resource: string) => `Resource::arn:<AWS::Partition>:iot:${REGION}:${ACCOUNT}:${resource}`

/** What the packs find here and we leave as it is. */
export const ACKNOWLEDGED: readonly Acknowledged[] = [
  {
    id: 'AwsSolutions-COG1',
    at: ['SignIn/Users'],
    reason:
      'Ten characters with letters of both cases and digits; asking for symbols makes passwords no better (NIST 800-63B).',
  },
  {
    id: 'AwsSolutions-COG2',
    at: ['SignIn/Users'],
    reason: 'A second factor is everybody’s own choice.',
  },
  {
    id: 'AwsSolutions-COG8',
    at: ['SignIn/Users'],
    reason: 'The Plus plan costs by the user; what it adds beyond this plan is not used.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::*]',
    at: ['Connections', 'Api', COPIES_FILES],
    reason: 'X-Ray, and CloudFront’s invalidation, know no resources; our own rules refuse * for all else.',
  },
  {
    id: `AwsSolutions-IAM5[${iot('topic/vectra/live/*')}]`,
    at: ['Telemetry/IngestRole'],
    reason: 'Each account has a topic of its own, which its views listen to.',
  },
  ...COMMAND_TOPICS.map((topic) => ({
    id: `AwsSolutions-IAM5[${iot(`topic/${topicFor(topic, '*')}`)}]`,
    at: ['Telemetry/IngestRole'],
    reason: 'Each tracker has a topic of its own, on which it hears its commands.',
  })),
  {
    id: `AwsSolutions-IAM5[${iot('client/*')}]`,
    at: ['Api/DevicesRole'],
    reason: 'Each tracker connects by its own name; new credentials end the connection of the old ones.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesSharesACAB7B5F.Arn>/index/*]',
    at: ['Api/SharesRole'],
    reason: 'CDK grants a table together with its indexes; this table has one, which says where a link lies.',
  },
  {
    id: 'AwsSolutions-SQS3',
    at: ['Telemetry/DeadLetters'],
    reason: 'It is the queue of dead letters.',
  },
  {
    id: 'Serverless-SQSRedrivePolicy',
    at: ['Telemetry/DeadLetters'],
    reason: 'It is the queue of dead letters.',
  },
  {
    id: 'AwsSolutions-SMG4',
    at: ['Api/ShareSecret'],
    reason:
      'Changing the key ends all share links that it made; docs/decisions/014 says how it is changed by hand.',
  },
  {
    id: 'AwsSolutions-SMG4',
    at: ['EdgeSecret'],
    reason:
      'It opens nothing, and changes with a deployment only, at the edge and in the functions together: docs/decisions/015.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: [
      'Api/Gateway/GET--vectra--public--share--{token}',
      'Api/Gateway/GET--vectra--public--share--{token}--location',
    ],
    reason: 'Who has a share link has no account; the token in the path is asked instead.',
  },
  {
    id: 'Serverless-LambdaDLQ',
    at: ['Connections', 'Api', ASKS_AWS, COPIES_FILES],
    reason: 'Who calls it waits for the answer and hears of the failure.',
  },
  {
    id: 'Serverless-LambdaDLQ',
    at: ['Telemetry/Ingest'],
    reason:
      'What it cannot work on goes to the queue of dead letters, as the destination of failed invocations.',
  },
  {
    id: 'AwsSolutions-S1',
    at: ['Site/Files'],
    reason: 'It holds the published site, which everybody may read through CloudFront, and nothing else.',
  },
  {
    id: 'AwsSolutions-CFR1',
    at: ['Site/Distribution'],
    reason: 'Vehicles and those who follow them are in all countries.',
  },
  {
    id: 'AwsSolutions-CFR2',
    at: ['Site/Distribution'],
    reason:
      'The gateway limits calls, and the functions guesses; a firewall costs by the month and is the operator’s choice.',
  },
  {
    id: 'AwsSolutions-CFR3',
    at: ['Site/Distribution'],
    reason:
      'The log would hold paths, and the path of a share link is its key. The API’s access log names routes.',
  },
  {
    id: 'AwsSolutions-CFR4',
    at: ['Site/Distribution'],
    reason:
      'CloudFront’s own domain name comes with its own rules for TLS; with a domain name of one’s own it is TLS 1.2 at least.',
  },
  {
    id: 'Serverless-SNSRedrivePolicy',
    at: ['Alarms/Topic'],
    reason:
      'A mail that could not be delivered is late already; the alarm itself stays to be seen in CloudWatch.',
  },
  {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    at: [ASKS_AWS, COPIES_FILES],
    reason: `${BY_CDK}; it may write logs.`,
  },
  ...[
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:List*',
    'Action::s3:DeleteObject*',
    'Action::s3:Abort*',
    `Resource::arn:<AWS::Partition>:s3:::cdk-${ASSETS}-assets-${ACCOUNT}-${REGION}/*`,
    'Resource::<SiteFilesBucket4BA90CBC.Arn>/*',
  ].map((finding) => ({
    id: `AwsSolutions-IAM5[${finding}]`,
    at: [COPIES_FILES],
    reason: `${BY_CDK}: it copies the built site from the bucket of assets to that of the site.`,
  })),
  ...['AwsSolutions-L1', 'Serverless-LambdaLatestVersion'].map((id) => ({
    id,
    at: [COPIES_FILES],
    reason: `${BY_CDK}: its runtime comes with CDK’s version.`,
  })),
  {
    id: 'Serverless-LambdaTracing',
    at: ['Telemetry/Ingest'],
    reason:
      'It is called for each message, and a trace costs more than storing one: docs/decisions/020. Its times are on the dashboard.',
  },
  {
    id: 'Serverless-LambdaTracing',
    at: [ASKS_AWS, COPIES_FILES],
    reason: `${BY_CDK}, and CDK does not let it be traced.`,
  },
]

/** A path that is no longer there throws: what has no cause any more is taken out of the list. */
export function acknowledge(stack: Stack): void {
  for (const { id, at, reason } of ACKNOWLEDGED)
    for (const path of at) {
      const construct = path.split('/').reduce<IConstruct>((above, step) => above.node.findChild(step), stack)
      Validations.of(construct).acknowledge({ id: idIn(stack, id), reason })
    }
}

/** A deployment knows its region and account, and the checks name them. */
function idIn({ region, account }: Stack, id: string): string {
  const known = (value: string, unknown: string) => (Token.isUnresolved(value) ? unknown : value)
  return id.replaceAll(REGION, () => known(region, REGION)).replaceAll(ACCOUNT, () => known(account, ACCOUNT))
}
