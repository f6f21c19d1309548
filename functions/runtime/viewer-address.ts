import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { EDGE_SECRET_HEADER, VIEWER_HEADER } from '../../shared/http/edge-headers.ts'

/**
 * Where a call came from. The site's edge says whom it asks for, and is believed by its mark; of a call that did
 * not come that way, only the address that the gateway saw is true.
 */
export function viewerAddress(
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  edgeSecret: string,
): string {
  const viewer = headers[VIEWER_HEADER] ?? ''
  const believed = isIP(viewer) !== 0 && isSame(headers[EDGE_SECRET_HEADER] ?? '', edgeSecret)
  return believed ? viewer : requestContext.http.sourceIp
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
