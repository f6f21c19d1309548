import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { viewerAddress } from './viewer-address.ts'

const MARK = 'only-the-edge-knows'
const GATEWAY_SAW = '203.0.113.9'
const VIEWER = '198.51.100.7'

const aCall = (headers: Record<string, string>): APIGatewayProxyEventV2 => ({
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
    http: { method: 'GET', path: '/x', protocol: 'HTTP/1.1', sourceIp: GATEWAY_SAW, userAgent: '' },
    requestId: 'r',
    routeKey: 'GET /x',
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
})

const addressOf = (headers: Record<string, string>) => viewerAddress(aCall(headers), MARK)

describe('where a call came from', () => {
  test('is what the site’s edge says, by its mark', () => {
    expect(addressOf({ 'x-vectra-site': MARK, 'x-vectra-viewer': VIEWER })).toBe(VIEWER)
    expect(addressOf({ 'x-vectra-site': MARK, 'x-vectra-viewer': '2001:db8::1' })).toBe('2001:db8::1')
  })

  test('is what the gateway saw when the call did not come by the edge, whatever it says', () => {
    expect(addressOf({})).toBe(GATEWAY_SAW)
    expect(addressOf({ 'x-vectra-viewer': VIEWER })).toBe(GATEWAY_SAW)
    for (const guess of ['', 'x', `${MARK} `, `${MARK},${MARK}`, MARK.slice(1), MARK.toUpperCase()])
      expect(addressOf({ 'x-vectra-site': guess, 'x-vectra-viewer': VIEWER }), guess).toBe(GATEWAY_SAW)
  })

  test('is what the gateway saw when the edge says no address', () => {
    for (const nothing of ['', 'unknown', `${VIEWER}:443`, `${VIEWER}, ${VIEWER}`])
      expect(addressOf({ 'x-vectra-site': MARK, 'x-vectra-viewer': nothing })).toBe(GATEWAY_SAW)
  })
})
