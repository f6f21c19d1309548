import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { EDGE_SECRET_HEADER, VIEWER_HEADER } from '../../../shared/http/edge-headers.ts'

/**
 * The client's IP address. The site's edge passes it on in a header, which is trusted only together with the edge's
 * secret. A request that bypasses the edge has the address that the gateway saw.
 */
export function viewerAddress(
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  edgeSecret: string,
): string {
  const viewer = headers[VIEWER_HEADER] ?? ''
  const isTrusted = isIP(viewer) !== 0 && isThroughEdge({ headers }, edgeSecret)
  return isTrusted ? viewer : requestContext.http.sourceIp
}

/** Whether a request came through the site's edge, and so through its firewall if it has one. */
export const isThroughEdge = (
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
  edgeSecret: string,
): boolean => isEqual(headers[EDGE_SECRET_HEADER] ?? '', edgeSecret)

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
