import type { Granted } from './granted.ts'

/** Permissions that a role needs although no call of its function uses them, and why. */
export type Explained = { why: string; covers: (granted: Granted) => boolean }

const FAILED_INVOCATIONS =
  /^(arn:aws:sqs:[\w:-]+:(Telemetry|DueWork)DeadLetters\w+|(Telemetry|DueWork)DeadLetters\w+\.Arn)$/
const QUEUE_OF_FUNCTION =
  /^((NotifyQueueEvents|AccountQueueJobs|ReportQueueJobs|DueWork\w+Queue)\w+\.Arn|arn:aws:sqs:[\w:-]+:(NotifyQueueEvents|AccountQueueJobs|ReportQueueJobs|DueWork\w+Queue)\w+)$/
const ON_INDEX = /:table\/\w+\/index\/\*$/
const INDEX_ACTIONS = ['dynamodb:Query', 'dynamodb:Scan']

export const EXPLAINED: readonly Explained[] = [
  {
    why: 'Lambda writes a function’s logs with its role',
    covers: ({ action }) => /^logs:(CreateLogStream|PutLogEvents)$/.test(action),
  },
  {
    why: 'Lambda sends a function’s traces with its role',
    covers: ({ action }) => /^xray:(PutTraceSegments|PutTelemetryRecords)$/.test(action),
  },
  {
    why: 'Lambda sends failed invocations with the function’s role; the CDK adds the two actions that look up the queue',
    covers: ({ action, resource }) =>
      /^sqs:(SendMessage|GetQueueAttributes|GetQueueUrl)$/.test(action) && FAILED_INVOCATIONS.test(resource),
  },
  {
    why: 'Lambda reads the queue in front of a function with the function’s role',
    covers: ({ action, resource }) =>
      /^sqs:(ReceiveMessage|DeleteMessage|ChangeMessageVisibility|GetQueueAttributes|GetQueueUrl)$/.test(
        action,
      ) && QUEUE_OF_FUNCTION.test(resource),
  },
  {
    why: 'the CDK grants each action on a table and its indexes, and indexes support only reads',
    covers: ({ action, resource }) => ON_INDEX.test(resource) && !INDEX_ACTIONS.includes(action),
  },
  {
    why: 'the CDK grants a table together with its index, and the console finds orders and trackers only by theirs',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('ApiOperator') &&
      action === 'dynamodb:Query' &&
      /Tables(Orders|Trackers)\w+$/.test(resource),
  },
  {
    why: 'a count goes on in another piece only when its time is up, and weighs days once they are merged; unit tests do both',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('DueWorkUsage') &&
      ((action === 'dynamodb:PutItem' && /TablesDue\w+$/.test(resource)) ||
        (action === 'dynamodb:Query' && /TablesTrails\w+$/.test(resource))),
  },
  {
    why: 'a link to a private file works with the role of the function that signed it',
    covers: ({ functionId, action }) =>
      /^Api(Account|Notifications|Reporting)/.test(functionId) && action === 's3:GetObject',
  },
  {
    why: 'only an archive that fails to be written is aborted',
    covers: ({ action }) => action === 's3:AbortMultipartUpload',
  },
  {
    why: 'a report job goes on with another message only when its time is up; unit tests end it early',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('ReportJobs') && action === 'sqs:SendMessage' && /ReportQueue/.test(resource),
  },
  {
    why: 'a report’s file is deleted only if another delivery of its job was faster; unit tests deliver it twice',
    covers: ({ functionId, action }) => functionId.startsWith('ReportJobs') && action === 's3:DeleteObject',
  },
  {
    why: 'due work finishes an order only if the request and the webhook did not; unit tests interrupt both at each step',
    covers: ({ functionId, action, resource }) =>
      /^DueWork(Tick|Accounts)/.test(functionId) &&
      (/^cognito-idp:Admin(Create|Get)User$/.test(action) ||
        (/^dynamodb:(Put|Update|Delete)Item$/.test(action) &&
          /Tables(Accounts|Subscriptions|BillingLog|Orders|Due)\w+$/.test(resource))),
  },
  {
    why: 'a function looks again at due work only if its claim failed; unit tests claim it twice',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('DueWork') && action === 'dynamodb:GetItem' && /TablesDue\w+$/.test(resource),
  },
  {
    why: 'a dwell or a rule that time raises switches a relay, counts and reads maintenance as a position does; unit tests raise each',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('DueWorkDevices') &&
      /^dynamodb:(GetItem|Query|PutItem|UpdateItem)$/.test(action) &&
      /Tables(Accounts|Commands|Devices|Events|Maintenance|Rules|Trackers)\w+$/.test(resource),
  },
  {
    why: 'a float plan is overdue 30 minutes after its return at the earliest; unit tests end and extend one then',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('ApiAnchor') &&
      action === 'dynamodb:PutItem' &&
      /TablesEvents\w+$/.test(resource),
  },
  {
    why: 'a position by HTTP has every consequence that one by MQTT has, and tests try each of them by MQTT',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('ApiIngest') &&
      (/^(iot:Publish|sqs:SendMessage)$/.test(action) ||
        (/^dynamodb:/.test(action) &&
          /Tables(Accounts|Commands|Devices|Due|Events|Geofences|Maintenance|Recipients|Rules|Subscriptions|Trackers|Trails)\w+$/.test(
            resource,
          ))),
  },
  {
    why: 'a unit of a gateway is added as any device is, and tests try each way of that',
    covers: ({ functionId, action, resource }) =>
      /^ApiGateways/.test(functionId) &&
      (action === 'iot:DeleteConnection' ||
        (/^dynamodb:/.test(action) &&
          /Tables(Accounts|Due|Subscriptions|Trackers|Trails)\w+$/.test(resource))),
  },
  {
    why: 'a day is merged a day after its end; unit tests merge days',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('DueWorkDevices') &&
      action === 'dynamodb:DeleteItem' &&
      /TablesTrails\w+$/.test(resource),
  },
  {
    why: 'late alerts wait only while a tracker uploads, and a renewal is announced a month ahead; unit tests do both',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('DueWorkMessages') &&
      ((action === 'dynamodb:PutItem' && /TablesDue\w+$/.test(resource)) ||
        (action === 'dynamodb:BatchGetItem' && /TablesSubscriptions\w+$/.test(resource))),
  },
  {
    why: 'only a deleted device that had events needs them erased; unit tests delete one',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('DueWorkAccounts') &&
      action === 'dynamodb:DeleteItem' &&
      /TablesEvents\w+$/.test(resource),
  },
  {
    why: 'only an account whose usage a night has counted needs that erased; unit tests delete one',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('AccountJobs') &&
      action === 'dynamodb:BatchWriteItem' &&
      /TablesUsage\w+$/.test(resource),
  },
  {
    why: 'a report of a schedule is given up an hour after its request; unit tests wait for it',
    covers: ({ functionId, action, resource }) =>
      functionId.startsWith('DueWorkAccounts') &&
      action === 'sqs:SendMessage' &&
      /NotifyQueue/.test(resource),
  },
  {
    why: 'a link to a boat is made when the boat is overdue for half an hour, and deleted after that; unit tests wait for it',
    covers: ({ functionId, action, resource }) =>
      (/^(DueWorkDevices|ApiAnchor)/.test(functionId) &&
        /^dynamodb:(Put|Delete)Item$/.test(action) &&
        /TablesShares\w+$/.test(resource)) ||
      (functionId.startsWith('NotificationsNotify') &&
        action === 'secretsmanager:GetSecretValue' &&
        /ShareSecret/.test(resource)),
  },
]
