import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { viewerAddress } from './viewer-address.ts'

const SECRET = 'only-the-edge-has-it'
const SEEN_BY_GATEWAY = '203.0.113.9'
const VIEWER = '198.51.100.7'

const aRequest = (headers: Record<string, string>): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: 'GET /x',
  rawPath: '/x',
  rawQueryString: '',
  headers,
  isBase64Encoded: false,
  requestContext: {
    accountId: '1',
    apiId: 'a',
    domainName: 'a',
    domainPrefix: 'a',
    http: { method: 'GET', path: '/x', protocol: 'HTTP/1.1', sourceIp: SEEN_BY_GATEWAY, userAgent: '' },
    requestId: 'r',
    routeKey: 'GET /x',
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
})

const addressOf = (headers: Record<string, string>) => viewerAddress(aRequest(headers), SECRET)

describe('the viewer’s address', () => {
  test('is what the edge passes on with its secret', () => {
    expect(addressOf({ 'x-vectra-site': SECRET, 'x-vectra-viewer': VIEWER })).toBe(VIEWER)
    expect(addressOf({ 'x-vectra-site': SECRET, 'x-vectra-viewer': '2001:db8::1' })).toBe('2001:db8::1')
  })

  test('is what the gateway saw if the request lacks the secret, whatever it claims', () => {
    expect(addressOf({})).toBe(SEEN_BY_GATEWAY)
    expect(addressOf({ 'x-vectra-viewer': VIEWER })).toBe(SEEN_BY_GATEWAY)
    for (const guess of ['', 'x', `${SECRET} `, `${SECRET},${SECRET}`, SECRET.slice(1), SECRET.toUpperCase()])
      expect(addressOf({ 'x-vectra-site': guess, 'x-vectra-viewer': VIEWER }), guess).toBe(SEEN_BY_GATEWAY)
  })

  test('is what the gateway saw if the edge passes on no valid address', () => {
    for (const invalid of ['', 'unknown', `${VIEWER}:443`, `${VIEWER}, ${VIEWER}`])
      expect(addressOf({ 'x-vectra-site': SECRET, 'x-vectra-viewer': invalid })).toBe(SEEN_BY_GATEWAY)
  })
})
