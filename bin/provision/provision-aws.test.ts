import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fakeAws } from '../../test/make/local/fake-aws.ts'
import { printedValue, provision } from '../../test/make/local/operator.ts'

async function anOperator() {
  const aws = await fakeAws()
  const folder = mkdtempSync(join(tmpdir(), 'vectra-provision-'))
  onTestFinished(() => {
    aws.close()
    rmSync(folder, { recursive: true })
  })
  return { aws, folder, run: (...args: string[]) => provision(args, aws.environment) }
}

it('gives a tracker a password, stores only its hash, and closes the old connection', async () => {
  const { aws, run } = await anOperator()
  const { code, out } = await run('--tracker', 'SEA240')
  expect(code).toBe(0)
  expect(printedValue(out, 'host')).toBe('d-trackers.iot.eu-central-1.amazonaws.com')
  expect(printedValue(out, 'port')).toBe('8883')
  const password = printedValue(out, 'password')
  expect(password).toMatch(/^[0-9a-f]{32}$/)
  expect(out).toContain('--tls-use-os-certs')
  const hash = createHash('sha256').update(password).digest('hex')
  expect(JSON.parse(aws.bodyOf('UpdateItem'))).toMatchObject({
    TableName: 'Vectra-Trackers',
    Key: { trackerId: { S: 'SEA240' } },
    ExpressionAttributeValues: { ':hash': { S: hash }, ':accountId': { S: 'mia' } },
  })
  expect(aws.called()).toContain('DELETE /connections/SEA240')
})

it('T107 gives a tracker its own certificate, in files only the owner can read; the next one revokes it', async () => {
  const { aws, folder, run } = await anOperator()
  const keyFile = join(folder, 'keys', 'SEA240.key.pem')
  const certify = () => run('--tracker', 'SEA240', '--certificate', '--out', join(folder, 'keys'))
  const { code, out } = await certify()
  expect(code).toBe(0)
  expect(printedValue(out, 'host')).toBe('a1-ats.iot.eu-central-1.amazonaws.com')
  expect(out).toContain('AmazonRootCA1.pem')
  expect(readFileSync(keyFile, 'utf8')).toBe('private key 1')
  for (const file of [keyFile, join(folder, 'keys', 'SEA240.cert.pem')])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(aws.called()).toEqual([
    'DescribeStacks',
    'GetItem',
    'GET /endpoint?endpointType=iot:Data-ATS',
    'POST /things/SEA240',
    'GET /things/SEA240/principals',
    'POST /keys-and-certificate?setAsActive=true',
    'PUT /target-policies/Vectra-Certificates',
    'PUT /things/SEA240/principals?thingPrincipalType=EXCLUSIVE_THING',
  ])

  const again = await certify()
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining(`${keyFile} already exists`) })
  expect(aws.called().filter((call) => call.startsWith('POST /keys'))).toHaveLength(1)

  rmSync(join(folder, 'keys'), { recursive: true })
  const next = await certify()
  expect(next.out).toContain('The previous certificate was revoked')
  expect(readFileSync(keyFile, 'utf8')).toBe('private key 2')
  expect(aws.called().slice(-5, -3)).toEqual([
    'PUT /certificates/c1?newStatus=INACTIVE',
    'DELETE /things/SEA240/principals',
  ])
  expect(aws.called().slice(-3).toSorted()).toEqual([
    'DELETE /connections/SEA240',
    'DELETE /connections/SEA240:2',
    'DELETE /connections/SEA240:3',
  ])
})

it('grants subscriptions without payment to the account of an email address, and reports the free slots', async () => {
  const { aws, run } = await anOperator()
  const grant = (...more: string[]) => run('--account', 'mia@example.com', '--grant', '3', ...more)
  const dry = await grant('--dry-run')
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('3 free slots instead of 0') })
  expect(aws.called()).not.toContain('TransactWriteItems')

  expect(await grant()).toMatchObject({ code: 0, out: expect.stringContaining('3 free slots now') })
  const { TransactItems } = JSON.parse(aws.bodyOf('TransactWriteItems'))
  expect(TransactItems).toHaveLength(3)
  for (const { Put } of TransactItems)
    expect(Put).toMatchObject({
      TableName: 'Vectra-Subscriptions',
      Item: {
        accountId: { S: 'mia' },
        status: { S: 'active' },
        amountCents: { N: '0' },
        grantedBy: { S: 'operator' },
      },
    })
})

it('turns off the authenticator app of an account and signs it out everywhere, once asked without --dry-run', async () => {
  const { aws, run } = await anOperator()
  const reset = (...more: string[]) => run('--account', 'mia@example.com', '--reset-mfa', ...more)
  expect(await reset('--dry-run')).toMatchObject({ code: 0, out: expect.stringContaining('Would turn off') })
  expect(aws.called()).toEqual(['DescribeStacks', 'AdminGetUser'])

  expect(await reset()).toMatchObject({ code: 0, out: expect.stringContaining('Turned off') })
  expect(aws.called().slice(-3)).toEqual([
    'AdminGetUser',
    'AdminUserGlobalSignOut',
    'AdminSetUserMFAPreference',
  ])
  const user = { UserPoolId: 'eu-central-1_POOL00001', Username: 'mia@example.com' }
  expect(JSON.parse(aws.bodyOf('AdminSetUserMFAPreference'))).toEqual({
    ...user,
    SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
  })
  expect(JSON.parse(aws.bodyOf('AdminUserGlobalSignOut'))).toEqual(user)
})

it('changes nothing for an account without an authenticator app', async () => {
  const { aws, run } = await anOperator()
  const { code, out } = await run('--account', 'ben@example.com', '--reset-mfa')
  expect({ code, out }).toEqual({
    code: 0,
    out: 'ben@example.com has no authenticator app. Nothing was changed.\n',
  })
  expect(aws.called()).toEqual(['DescribeStacks', 'AdminGetUser'])
})

it.each([
  [['--tracker', 'SEA999'], 'No account has a device SEA999'],
  [['--tracker', 'SEA240', '--stack', 'Other'], 'no stack Other in eu-central-1'],
  [['--account', 'nobody@example.com', '--grant', '1'], 'must sign up first'],
  [['--account', 'moe@example.com', '--grant', '1'], 'not confirmed'],
  [['--account', 'nobody@example.com', '--reset-mfa'], 'No account has the email address'],
])('%j: says what is wrong, and changes nothing', async (args, reason) => {
  const { aws, run } = await anOperator()
  const result = await run(...args)
  expect(result).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
  expect(result.err).not.toContain('    at ')
  expect(aws.called().every((call) => /^(DescribeStacks|GetItem|AdminGetUser)$/.test(call))).toBe(true)
})

it('reports missing AWS credentials, a missing region and wrong options', async () => {
  const signedOut = await provision(['--tracker', 'SEA240', '--region', 'eu-central-1'], {
    AWS_EC2_METADATA_DISABLED: 'true',
  })
  expect(signedOut).toMatchObject({ code: 1, err: expect.stringContaining('No AWS credentials were found') })
  expect(await provision(['--tracker', 'SEA240'], { AWS_EC2_METADATA_DISABLED: 'true' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('--region'),
  })
  expect(await provision(['--tracker'])).toMatchObject({ code: 2 })
  expect(await provision(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--grant') })
})
