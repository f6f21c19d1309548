import { describe, expect, it } from 'vitest'
import type { RecordLine } from '../../bin/local/iam/call-record.ts'
import { Statement } from '../../bin/local/iam/statement.ts'
import { EXPLAINED } from '../rights/explained.ts'
import { judgeRecord } from '../rights/judge-record.ts'
import { leaksIn } from '../rights/leaks.ts'

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/Shares'

const aRole = (functionId: string, ...actions: string[]): RecordLine => ({
  function: functionId,
  role: [Statement.parse({ Effect: 'Allow', Action: actions, Resource: [TABLE] })],
})

const aCall = (functionId: string, action: string, changes: object = {}) => ({
  function: functionId,
  action,
  resource: TABLE,
  grant: TABLE,
  times: 1,
  ...changes,
})

describe('the permissions that a test run used', () => {
  it('T105 are counted, with nothing refused where a role allows every call', () => {
    const found = judgeRecord(
      [aRole('shares', 'get'), aCall('shares', 'get'), aCall('shares', 'get', { times: 7 })],
      [],
    )
    expect(found).toMatchObject({ functions: 1, calls: 8, refused: [], unused: [] })
  })

  it('T105 list each refused and each unknown call once', () => {
    const refused = aCall('shares', 'put', { grant: null })
    const { refused: listed } = judgeRecord(
      [aRole('shares', 'get'), refused, refused, { function: 'shares', unknown: 'sqs SendMessage' }],
      [],
    )
    expect(listed).toEqual([`shares: put on ${TABLE}`, 'shares: sqs SendMessage'])
  })

  it('T106 list what a role allows and its function never used, even if another function did', () => {
    const found = judgeRecord(
      [aRole('shares', 'get', 'put'), aRole('trails', 'get'), aCall('shares', 'get')],
      [],
    )
    expect(found.unused).toEqual([`shares: put on ${TABLE}`, `trails: get on ${TABLE}`])
  })

  it('T106 try the calls of each function with the role of every other', () => {
    const found = judgeRecord(
      [aRole('shares', 'get', 'put'), aRole('trails', 'get'), aCall('shares', 'get'), aCall('shares', 'put')],
      [],
    )
    expect(found.deniedToOthers).toBe(1)
  })

  it('T106 are explained where no call can use them, with the number that each explanation covers', () => {
    const logs: RecordLine = {
      function: 'shares',
      role: [
        Statement.parse({ Effect: 'Allow', Action: ['logs:PutLogEvents', 'logs:Other'], Resource: '*' }),
      ],
    }
    const found = judgeRecord([logs], EXPLAINED)
    expect(found.unused).toEqual(['shares: logs:Other on *'])
    expect(found.explained.map(({ unused }) => unused)).toEqual([1, ...EXPLAINED.slice(1).map(() => 0)])
  })

  it('T106 count what an explanation covers although a run used it by chance', () => {
    const rare = { why: 'rare', covers: () => true }
    const found = judgeRecord([aRole('shares', 'put'), aCall('shares', 'put')], [rare])
    expect(found.explained).toEqual([{ why: 'rare', granted: 1, unused: 0 }])
  })
})

const HEX_40 = '356a192b7913b04c54574d18c28d46e6395428ab'
const TOKEN = '1Zk3xQw9vB_2LmN-4Yd7RtUoPqSa8Ef0Gh5JiKl'

describe('T115 the logs of functions', () => {
  it.each([
    ['a signed token', '{"reason":"jwt eyJhbGciOiJSUzI1NiJ9.eyJz"}'],
    ['a share token', `{"route":"/share/${TOKEN}"}`],
    ['a share token', `{"reason":"no link ${TOKEN}"}`],
    ['an email address', '{"reason":"of ann.lee+x@example.co.uk"}'],
    ['a telephone number', '{"reason":"call +49 170 1234567"}'],
    ['a pair of coordinates', '{"reason":"at 48.20817, 16.37382"}'],
    ['a latitude or longitude', '{"lat":48.2}'],
    ['a latitude or longitude', String.raw`{"reason":"{\"lng\":-16.3}"}`],
    ['a Stripe key', '{"key":"sk_test_4eC39H"}'],
    ['a Stripe key', '{"key":"whsec_abc123"}'],
  ])('leak %s: %s', (what, line) => {
    expect(leaksIn(line)).toEqual([expect.stringContaining(what)])
  })

  it.each([
    ['{"level":"warn","message":"telemetry-unreadable","dialect":"vectra","reason":"lat-missing"}'],
    ['{"reason":"Error: x\\n    at file:///tmp/v/asset.aa0c/index.mjs:12:3456"}'],
    [`{"commandId":"6f1c2b1e-5d0a-4a52-9a1c-0d6f0b0a7c11","hash":"${HEX_40}"}`],
    ['{"tookMs":12.345,"of":30.125}'],
    ['User: arn:aws:sts::000000000000:assumed-role/ApiShares is not authorized'],
  ])('may contain %s', (line) => {
    expect(leaksIn(line)).toEqual([])
  })
})
