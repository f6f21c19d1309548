import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { VIEWER_HEADER } from '../../shared/http/edge-headers.ts'

/** Strips /api, which separates calls from pages: /devices is both. Sets the viewer's address for the API. */
const API_REWRITE = `function handler(event) {
  var request = event.request
  request.uri = request.uri.replace(/^\\/api/, '') || '/'
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip }
  return request
}`

/**
 * A path without a file extension is a page, and every page is index.html. With a custom domain the CloudFront domain
 * redirects to it, because share links with the old address remain in use.
 */
const pageRewrite = (domainName: string | undefined) => `function handler(event) {
  var request = event.request
  ${domainName ? redirectTo(`https://${domainName}`) : ''}
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = '/index.html'
  return request
}`

const redirectTo = (site: string) =>
  `if ('https://' + request.headers.host.value !== '${site}')
    return { statusCode: 301, headers: { location: { value: '${site}' + request.uri } } }`

/** CloudFront functions that rewrite a request before it reaches the API or the site's files. */
export function edgeFunctions(scope: Construct, domainName: string | undefined) {
  const onRequest = (name: string, code: string) => [
    {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(scope, name, {
        code: FunctionCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      }),
    },
  ]
  return {
    pages: onRequest('PageRewrite', pageRewrite(domainName)),
    api: onRequest('ApiRewrite', API_REWRITE),
  }
}
