import { describe, expect, it } from 'vitest'
import { type AwsCall, requiredRights } from './aws-call.ts'

const aCall = (changes: Partial<AwsCall>): AwsCall => ({
  service: 'dynamodb',
  method: 'POST',
  path: '/',
  target: '',
  body: '',
  ...changes,
})

const storeCall = (operation: string, request: object) =>
  aCall({ target: `DynamoDB_20120810.${operation}`, body: JSON.stringify(request) })

/** The rights as `action resource`, without the prefix that all ARNs share. */
const rightsOf = (call: AwsCall) =>
  requiredRights(call).map(
    ({ action, resource }) => `${action} ${resource.replace(/^arn:aws:\w+:us-east-1:000000000000:/, '')}`,
  )

describe('T105 a call requires the rights that AWS requires', () => {
  it.each([
    ['GetItem', { TableName: 'Devices' }, ['dynamodb:GetItem table/Devices']],
    ['Query', { TableName: 'Devices' }, ['dynamodb:Query table/Devices']],
    ['Query', { TableName: 'Shares', IndexName: 'byLink' }, ['dynamodb:Query table/Shares/index/byLink']],
    ['Scan', { TableName: 'Devices' }, ['dynamodb:Scan table/Devices']],
    [
      'BatchGetItem',
      { RequestItems: { Devices: { Keys: [] }, Trails: { Keys: [] } } },
      ['dynamodb:BatchGetItem table/Devices', 'dynamodb:BatchGetItem table/Trails'],
    ],
    [
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName: 'Devices' } },
          { Update: { TableName: 'Trails' } },
          { Delete: { TableName: 'Shares' } },
          { ConditionCheck: { TableName: 'Accounts' } },
        ],
      },
      [
        'dynamodb:PutItem table/Devices',
        'dynamodb:UpdateItem table/Trails',
        'dynamodb:DeleteItem table/Shares',
        'dynamodb:ConditionCheckItem table/Accounts',
      ],
    ],
    [
      'TransactGetItems',
      { TransactItems: [{ Get: { TableName: 'Devices' } }] },
      ['dynamodb:GetItem table/Devices'],
    ],
  ])('DynamoDB: %s %o', (operation, request, rights) => {
    expect(rightsOf(storeCall(operation, request))).toEqual(rights)
  })

  it.each([
    ['POST', '/topics/vectra%2Flive%2Fa1?qos=0', ['iot:Publish topic/vectra/live/a1']],
    ['POST', '/topics/t?qos=1&retain=true', ['iot:Publish topic/t', 'iot:RetainPublish topic/t']],
    ['POST', '/topics/t?qos=1&retain=false', ['iot:Publish topic/t']],
    ['DELETE', '/connections/VAN1', ['iot:DeleteConnection client/VAN1']],
    ['GET', '/connections/VAN1', ['iot:GetConnection client/VAN1']],
  ])('IoT data plane: %s %s', (method, path, rights) => {
    expect(rightsOf(aCall({ service: 'iotdata', method, path }))).toEqual(rights)
  })

  it('Secrets Manager: the secret that is read', () => {
    const call = aCall({
      service: 'secretsmanager',
      method: 'GET',
      path: '/secretsmanager/get?secretId=Keys',
    })
    expect(rightsOf(call)).toEqual(['secretsmanager:GetSecretValue Keys'])
  })

  it('for queues, functions, emails, texts and users', () => {
    const queueUrl = 'http://127.0.0.1:4566/000000000000/NotifyQueue'
    const email = { FromEmailAddress: '"Vectra" <alerts@example.com>', ConfigurationSetName: 'Mail' }
    const calls: [AwsCall, string[]][] = [
      [
        aCall({
          service: 'sqs',
          target: 'AmazonSQS.SendMessageBatch',
          body: JSON.stringify({ QueueUrl: queueUrl }),
        }),
        ['sqs:SendMessage NotifyQueue'],
      ],
      [
        aCall({
          service: 'sqs',
          target: 'AmazonSQS.ChangeMessageVisibility',
          body: JSON.stringify({ QueueUrl: queueUrl }),
        }),
        ['sqs:ChangeMessageVisibility NotifyQueue'],
      ],
      ...['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map((action): [AwsCall, string[]] => [
        aCall({
          service: 'sqs',
          target: `AmazonSQS.${action}`,
          body: JSON.stringify({ QueueUrl: queueUrl }),
        }),
        [`sqs:${action} NotifyQueue`],
      ]),
      [
        aCall({ service: 'lambda', path: '/2015-03-31/functions/Ingest/invocations' }),
        ['lambda:InvokeFunction function:Ingest'],
      ],
      [
        aCall({ service: 'ses', path: '/v2/email/outbound-emails', body: JSON.stringify(email) }),
        ['ses:SendEmail identity/example.com', 'ses:SendEmail configuration-set/Mail'],
      ],
      [aCall({ service: 'sns', body: 'Action=Publish&PhoneNumber=%2B12025550123' }), ['sns:Publish *']],
    ]
    for (const [call, rights] of calls) expect(rightsOf(call)).toEqual(rights)
    const adminGetUser = aCall({
      service: 'cognito-idp',
      target: 'AWSCognitoIdentityProviderService.AdminGetUser',
      body: JSON.stringify({ UserPoolId: 'us-east-1_LOCAL0001' }),
    })
    expect(requiredRights(adminGetUser)).toMatchObject([
      {
        action: 'cognito-idp:AdminGetUser',
        resource: 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_LOCAL0001',
      },
    ])
  })

  it.each([
    [storeCall('ExecuteStatement', { Statement: 'SELECT * FROM Devices' }), 'ExecuteStatement'],
    [aCall({ service: 'iotdata', method: 'GET', path: '/retainedMessage' }), 'GET /retainedMessage'],
    [aCall({ service: 'iotdata', method: 'PUT', path: '/connections/VAN1' }), 'PUT /connections/VAN1'],
    [
      aCall({ service: 'secretsmanager', method: 'GET', path: '/systemsmanager/parameters/get' }),
      'parameters',
    ],
    [aCall({ service: 'sqs', target: 'AmazonSQS.PurgeQueue' }), 'sqs AmazonSQS.PurgeQueue'],
    [aCall({ service: 'lambda', method: 'GET', path: '/2015-03-31/functions/Ingest' }), 'functions/Ingest'],
    [aCall({ service: 'ses', method: 'GET', path: '/v2/email/identities' }), 'GET /v2/email/identities'],
    [aCall({ service: 'sns', body: 'Action=Publish&TopicArn=arn:aws:sns:us-east-1:000000000000:T' }), 'sns'],
  ])('an unsupported call is an error that names it', (call, name) => {
    expect(() => requiredRights(call)).toThrow(name)
  })
})
