import { runInNewContext } from 'node:vm'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { edgeFunctions } from '../../lib/site/edge-functions.ts'

const EdgeFunction = z.object({ Properties: z.object({ FunctionCode: z.string() }) })

type Request = { uri: string; headers: Record<string, { value: string }> }

/** The result of an edge function, run from its code in the template. */
function resultOf(
  name: 'Page' | 'Api',
  uri: string,
  host: string,
  headers: Request['headers'],
  domainName?: string,
) {
  const stack = new Stack(new App())
  edgeFunctions(stack, { domainName, publicPaths: ['', '/es', '/installation'] })
  const functions = Object.entries(Template.fromStack(stack).findResources('AWS::CloudFront::Function'))
  const code = EdgeFunction.parse(functions.find(([id]) => id.startsWith(name))?.[1]).Properties.FunctionCode
  const event = {
    viewer: { ip: '198.51.100.7' },
    request: { uri, headers: { host: { value: host }, ...headers } },
  }
  const result: unknown = runInNewContext(`${code}; handler(event)`, { event })
  return result
}

const SITE = 'd1.cloudfront.net'
const page = (uri: string, host = SITE, domainName?: string) => resultOf('Page', uri, host, {}, domainName)

describe('the edge', () => {
  it('PUB-1 rewrites a public page to its file, every other page to the app, and no file', () => {
    for (const [uri, file] of [
      ['/', '/index.html'],
      ['/es', '/es/index.html'],
      ['/es/', '/es/index.html'],
      ['/installation', '/installation/index.html'],
      ['/installation/', '/installation/index.html'],
    ] as const)
      expect(page(uri), uri).toMatchObject({ uri: file })
    for (const uri of ['/dashboard/live', '/share/abc_-1', '/a.b/c', '/es/installation', '/installation/x'])
      expect(page(uri), uri).toMatchObject({ uri: '/app.html' })
    for (const uri of ['/app.html', '/index.html', '/assets/a-1.js', '/config.json'])
      expect(page(uri), uri).toMatchObject({ uri })
  })

  it('strips /api from a call, once', () => {
    for (const [uri, rewritten] of [
      ['/api/vectra/devices', '/vectra/devices'],
      ['/api/api/x', '/api/x'],
      ['/api', '/'],
    ] as const)
      expect(resultOf('Api', uri, SITE, {}), uri).toMatchObject({ uri: rewritten })
  })

  it('T37 sets the viewer’s address, whatever the viewer sent', () => {
    const forgeries: Request['headers'][] = [{}, { 'x-vectra-viewer': { value: '203.0.113.9' } }]
    for (const forged of forgeries)
      expect(resultOf('Api', '/api/x', SITE, forged)).toMatchObject({
        headers: { 'x-vectra-viewer': { value: '198.51.100.7' } },
      })
  })

  it('SHR-6 redirects a share link with the CloudFront domain to the custom domain', () => {
    expect(page('/share/abc', SITE, 'track.example.com')).toEqual({
      statusCode: 301,
      headers: { location: { value: 'https://track.example.com/share/abc' } },
    })
    expect(page('/share/abc', 'track.example.com', 'track.example.com')).toMatchObject({ uri: '/app.html' })
    expect(page('/share/abc')).toMatchObject({ uri: '/app.html' })
  })
})
