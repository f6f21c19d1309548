import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { VIEWER_HEADER } from '../../shared/http/edge-headers.ts'

/** The API's paths begin behind /api, because /devices is both a page and a call. */
const TO_THE_API = `function handler(event) {
  var request = event.request
  request.uri = request.uri.replace(/^\\/api/, '') || '/'
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip }
  return request
}`

/**
 * A path without a file ending is a page of the site, and every page is index.html. With a domain name of one's
 * own the site's older address leads there, as share links with that one are in other people's mail.
 */
const toThePage = (domainName: string | undefined) => `function handler(event) {
  var request = event.request
  ${domainName ? leadTo(`https://${domainName}`) : ''}
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = '/index.html'
  return request
}`

const leadTo = (site: string) =>
  `if ('https://' + request.headers.host.value !== '${site}')
    return { statusCode: 301, headers: { location: { value: '${site}' + request.uri } } }`

/** What the edge does to a request before it asks the API or the files. */
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
    toThePage: onRequest('PageRewrite', toThePage(domainName)),
    toTheApi: onRequest('ApiRewrite', TO_THE_API),
  }
}
