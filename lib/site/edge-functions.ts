import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { VIEWER_HEADER } from '../../shared/http/edge-headers.ts'
import { APP_FILE } from '../../shared/site/public-pages.ts'

type Pages = {
  domainName: string | undefined
  /** The paths of the prerendered pages, without a slash at the end. */
  publicPaths: readonly string[]
}

/** Strips /api, which separates calls from pages: /devices is both. Sets the viewer's address for the API. */
const API_REWRITE = `function handler(event) {
  var request = event.request
  request.uri = request.uri.replace(/^\\/api/, '') || '/'
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip }
  return request
}`

/**
 * A path without a file extension is a page: a public one, which has a file of its own, or the app. With a custom
 * domain the CloudFront domain redirects to it, because share links with the old address remain in use.
 */
const pageRewrite = ({ domainName, publicPaths }: Pages) => `var pages = ${JSON.stringify(publicPaths)}
function handler(event) {
  var request = event.request
  ${domainName ? redirectTo(`https://${domainName}`) : ''}
  var path = request.uri.replace(/\\/$/, '')
  if (pages.indexOf(path) !== -1) request.uri = path + '/index.html'
  else if (path.split('/').pop().indexOf('.') === -1) request.uri = '/${APP_FILE}'
  return request
}`

const redirectTo = (site: string) =>
  `if ('https://' + request.headers.host.value !== '${site}')
    return { statusCode: 301, headers: { location: { value: '${site}' + request.uri } } }`

/** CloudFront functions that rewrite a request before it reaches the API or the site's files. */
export function edgeFunctions(scope: Construct, pages: Pages) {
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
    pages: onRequest('PageRewrite', pageRewrite(pages)),
    api: onRequest('ApiRewrite', API_REWRITE),
  }
}
