import { DefaultStackSynthesizer } from 'aws-cdk-lib'
import { COMMAND_TOPICS } from '../../shared/trackers/dialects.ts'
import { topicFor } from '../../shared/tracking/topics.ts'

type Acknowledged = {
  /** The finding's id as cdk-nag writes it when region and account are unresolved. */
  id: string
  /** Construct paths in the stack; each covers the constructs below it. */
  at: readonly string[]
  reason: string
}

/** Functions that CDK adds and that run only during a deployment. */
const CUSTOM_RESOURCE = 'AWS679f53fac002430cb0da5b7982bd2287'
const BUCKET_DEPLOYMENT = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C'

/** The functions behind the queues of due work. */
const DUE_WORK = ['DueWork/Relay', 'DueWork/Devices', 'DueWork/Messages', 'DueWork/Accounts', 'DueWork/Usage']

/** The qualifier in the name of the assets bucket that `cdk bootstrap` creates. */
const QUALIFIER = DefaultStackSynthesizer.DEFAULT_QUALIFIER
export const REGION = '<AWS::Region>'
export const ACCOUNT = '<AWS::AccountId>'

const BY_CDK = 'CDK provides this function, and it runs only during a deployment'
const iot = (resource: string) => `Resource::arn:<AWS::Partition>:iot:${REGION}:${ACCOUNT}:${resource}`

/** Findings of the rule packs that we accept, each with its reason. */
export const ACKNOWLEDGED: readonly Acknowledged[] = [
  {
    id: 'AwsSolutions-COG1',
    at: ['SignIn/Users'],
    reason:
      'Ten characters with upper case, lower case and digits; NIST 800-63B advises against requiring symbols.',
  },
  {
    id: 'AwsSolutions-COG2',
    at: ['SignIn/Users'],
    reason: 'A second factor is each user’s choice.',
  },
  {
    id: 'AwsSolutions-COG8',
    at: ['SignIn/Users'],
    reason: 'The Plus plan is billed per user, and we use none of its features.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::*]',
    at: [
      'SignIn/MailsRole',
      'Api',
      'DueWork',
      'Notifications',
      'AccountJobs',
      'ReportJobs',
      BUCKET_DEPLOYMENT,
    ],
    reason:
      'X-Ray, CloudFront invalidations and texts to a phone number have no resource-level permissions; our Guard rules refuse * for everything else.',
  },
  {
    id: `AwsSolutions-IAM5[${iot('topic/vectra/live/*')}]`,
    at: ['Telemetry/IngestRole', 'Api/IngestRole', 'DueWork/DevicesRole'],
    reason: 'Each account has its own live topic, to which its open pages subscribe.',
  },
  ...COMMAND_TOPICS.map((topic) => ({
    id: `AwsSolutions-IAM5[${iot(`topic/${topicFor(topic, '*')}`)}]`,
    at: ['Telemetry/IngestRole', 'Api/IngestRole'],
    reason: 'Each tracker receives its commands on its own topic.',
  })),
  {
    id: `AwsSolutions-IAM5[${iot('client/*')}]`,
    at: [
      'AccountJobs/JobsRole',
      'Api/DevicesRole',
      'Api/GatewaysRole',
      'Api/Operator/FunctionRole',
      'DueWork/AccountsRole',
    ],
    reason: 'Each tracker has its own client id; new credentials and a deletion disconnect it.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesSharesACAB7B5F.Arn>/index/*]',
    at: ['Api/SharesRole'],
    reason:
      'CDK grants a table together with its indexes; this table has one, which finds a share by its link.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesMembersE63B2D8E.Arn>/index/*]',
    at: ['Api/MembersRole', 'AccountJobs/JobsRole'],
    reason:
      'CDK grants a table together with its indexes; this table has one, which finds the accounts of a person.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesGateways6D31259B.Arn>/index/*]',
    at: ['Api/IngestRole'],
    reason:
      'CDK grants a table together with its indexes; this table has one, which finds a gateway by its id.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesDevices704C53B1.Arn>/index/*]',
    at: ['Api/Operator/FunctionRole'],
    reason:
      'CDK grants a table together with its indexes; this table has one, which finds a device by its plate.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesOrdersACF7C9C0.Arn>/index/*]',
    at: ['Api/Operator/FunctionRole'],
    reason:
      'CDK grants a table together with its indexes; this table has one, which finds the orders to ship.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesSubscriptionsEF5802C5.Arn>/index/*]',
    at: ['Api/Operator/FunctionRole'],
    reason:
      'CDK grants a table together with its indexes; this table has one, which finds those whose payment failed.',
  },
  {
    id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:cloudwatch:${REGION}:${ACCOUNT}:alarm:*]`,
    at: ['Api/Operator/FunctionRole'],
    reason: 'CloudWatch lists alarms by the beginning of their names only to those who may read all.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesTrackers3ECBC459.Arn>/index/*]',
    at: ['Api/Operator/FunctionRole'],
    reason:
      'CDK grants a table together with its indexes; this table has one, which finds trackers by their state.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<TablesCertificates24783BF1.Arn>/index/*]',
    at: ['Api/CertificatesRole'],
    reason:
      'CDK grants a table together with its indexes; this table has one, which finds a certificate by its number.',
  },
  {
    id: 'AwsSolutions-SQS3',
    at: ['Telemetry/DeadLetters'],
    reason: 'This is the dead-letter queue itself.',
  },
  {
    id: 'Serverless-SQSRedrivePolicy',
    at: [
      'Telemetry/DeadLetters',
      'NotifyQueue/DeadLetters',
      'DueWork/DeadLetters',
      'AccountQueue/DeadLetters',
      'ReportQueue/DeadLetters',
    ],
    reason: 'This is the dead-letter queue itself.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: [
      'Api/Gateway/GET--ingest--{dialect}--{trackerId}--{key}',
      'Api/Gateway/POST--ingest--{dialect}--{trackerId}--{key}',
      'Api/Gateway/POST--ingest--gateway--{gatewayId}',
    ],
    reason: 'A tracker or a server has a key of its own, which the function verifies by its hash.',
  },
  {
    id: 'AwsSolutions-SMG4',
    at: ['Api/ShareSecret', 'LinkSecret'],
    reason:
      'Replacing a key ends every link made with it; docs/decisions/014 describes how to rotate it by hand.',
  },
  {
    id: 'AwsSolutions-SMG4',
    at: ['PushSecret'],
    reason: 'Every browser would have to subscribe again: docs/decisions/036.',
  },
  {
    id: 'AwsSolutions-SMG4',
    at: ['EdgeSecret'],
    reason:
      'It grants no access, and it changes only by a deployment, at the edge and in the functions together: docs/decisions/015.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: [
      'Api/Gateway/GET--vectra--public--share--{token}',
      'Api/Gateway/GET--vectra--public--share--{token}--location',
    ],
    reason: 'People who open a share link have no account; the token in the path is verified instead.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: ['Api/Gateway/GET--vectra--public--certificates--{number}'],
    reason: 'An insurer has no account; the number in the path cannot be guessed.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: ['Api/Gateway/GET--vectra--invitations--{token}'],
    reason: 'Whoever is invited may have no account yet; the token in the path is verified instead.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: ['Api/Gateway/GET--vectra--public--reports--{token}'],
    reason: 'Who receives a report has no account; the token in the path is verified instead.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: ['GET', 'POST', 'PUT'].map((method) => `Api/Gateway/${method}--notifications--recipients--{token}`),
    reason: 'Recipients of notifications have no account; the token in the path is verified instead.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: ['GET', 'POST'].map((method) => `Api/Gateway/${method}--notifications--snooze-links--{token}`),
    reason:
      'Whoever mutes an alert from a message may be signed out; the token in the path is verified instead.',
  },
  {
    id: 'AwsSolutions-APIG4',
    at: ['Api/Gateway/POST--vectra--signup-subscription', 'Api/Gateway/POST--stripe--webhook'],
    reason:
      'Who orders for the first time has no account, and an address can order a few times only; Stripe signs its webhook.',
  },
  {
    id: 'AwsSolutions-SMG4',
    at: ['StripeSecret/Keys'],
    reason: 'Stripe makes its keys, and the operator rolls them there: docs/operate.md.',
  },
  {
    id: 'Serverless-LambdaDLQ',
    at: [
      'SignIn/Mails',
      'Connections',
      'Api',
      'Notifications',
      'AccountJobs',
      'ReportJobs',
      ...DUE_WORK,
      CUSTOM_RESOURCE,
      BUCKET_DEPLOYMENT,
    ],
    reason: 'The invocation is synchronous, so the caller receives the error.',
  },
  {
    id: 'Serverless-LambdaEventSourceMappingDestination',
    at: ['Notifications/Notify', 'AccountJobs/Jobs', 'ReportJobs/Jobs', ...DUE_WORK],
    reason: 'Messages that fail again and again go to the dead-letter queue of the queue itself.',
  },
  {
    id: 'Serverless-LambdaDLQ',
    at: ['Telemetry/Ingest', 'DueWork/Tick'],
    reason: 'Failed invocations go to the dead-letter queue through the on-failure destination.',
  },
  {
    id: 'AwsSolutions-S1',
    at: ['Site/Files'],
    reason: 'It holds only the published site, which anyone may read through CloudFront.',
  },
  {
    id: 'AwsSolutions-S1',
    at: ['PrivateFiles'],
    reason:
      'Its log would need a bucket of its own; files are read by links of five minutes and expire within a month.',
  },
  ...[
    { keys: 'exports/*', at: ['Api/AccountRole', 'AccountJobs/JobsRole'] },
    {
      keys: 'reports/*',
      at: [
        'AccountJobs/JobsRole',
        'Api/NotificationsRole',
        'Api/ReportingRole',
        'Notifications/NotifyRole',
        'ReportJobs/JobsRole',
      ],
    },
  ].map(({ keys, at }) => ({
    id: `AwsSolutions-IAM5[Resource::<PrivateFilesBucket6CA884A5.Arn>/${keys}]`,
    at,
    reason: 'The files of all accounts are in one bucket, by their kind.',
  })),
  {
    id: 'AwsSolutions-CFR1',
    at: ['Site/Distribution'],
    reason: 'Vehicles and the people who follow them are in every country.',
  },
  {
    id: 'AwsSolutions-CFR2',
    at: ['Site/Distribution'],
    reason:
      'The gateway limits requests and the functions limit guessing; a firewall has a monthly fee and is the operator’s choice.',
  },
  {
    id: 'AwsSolutions-CFR3',
    at: ['Site/Distribution'],
    reason:
      'The log would contain paths, and the path of a share link is its key. The API’s access log has route keys instead.',
  },
  {
    id: 'AwsSolutions-CFR4',
    at: ['Site/Distribution'],
    reason:
      'CloudFront sets the TLS policy of its default domain name; with a custom domain the minimum is TLS 1.2.',
  },
  {
    id: 'Serverless-SNSRedrivePolicy',
    at: ['Alarms/Topic'],
    reason: 'An alarm email that cannot be delivered is out of date; CloudWatch still shows the alarm.',
  },
  {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    at: [CUSTOM_RESOURCE, BUCKET_DEPLOYMENT],
    reason: `${BY_CDK}; the policy lets it write logs.`,
  },
  ...[
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:List*',
    'Action::s3:DeleteObject*',
    'Action::s3:Abort*',
    `Resource::arn:<AWS::Partition>:s3:::cdk-${QUALIFIER}-assets-${ACCOUNT}-${REGION}/*`,
    'Resource::<SiteFilesBucket4BA90CBC.Arn>/*',
  ].map((finding) => ({
    id: `AwsSolutions-IAM5[${finding}]`,
    at: [BUCKET_DEPLOYMENT],
    reason: `${BY_CDK}: it copies the built site from the assets bucket to the site’s bucket.`,
  })),
  ...['AwsSolutions-L1', 'Serverless-LambdaLatestVersion'].map((id) => ({
    id,
    at: [BUCKET_DEPLOYMENT],
    reason: `${BY_CDK}: the CDK version determines its runtime.`,
  })),
  {
    id: 'Serverless-LambdaTracing',
    at: ['Telemetry/Ingest', 'Connections/Authorize'],
    reason:
      'It runs for every message or connection, and a trace costs more than its work: docs/decisions/020. Alarms count its errors.',
  },
  {
    id: 'Serverless-LambdaTracing',
    at: [CUSTOM_RESOURCE, BUCKET_DEPLOYMENT],
    reason: `${BY_CDK}, and CDK offers no way to trace it.`,
  },
]
