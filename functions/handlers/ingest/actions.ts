import type { ingest as routes } from '../../../shared/gateways/ingest.routes.ts'
import type { RawBody } from '../../../shared/http/route.ts'
import { decode } from '../../../shared/trackers/decode.ts'
import { DIALECTS } from '../../../shared/trackers/dialects.ts'
import { HTTP_DIALECTS } from '../../../shared/trackers/http-dialects.ts'
import type { IngestDeps } from '../../ingest/actions.ts'
import { hasSecretHash } from '../../runtime/secret-hash.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { type ForwardDeps, forwardUnits } from './forward-units.ts'
import { messageIn } from './read-http.ts'
import { storeReport } from './store-report.ts'

/** The most requests of a tracker in a second. */
const TRACKER_PER_SECOND = 10
const RETRY_AFTER_SECONDS = 1

export type HttpIngestDeps = ForwardDeps & {
  ingest: IngestDeps
  isClosed: (accountId: string) => Promise<boolean>
  mayRequest: (sender: string, perSecond: number) => boolean
  now: () => number
}

const WRONG_KEY = { refused: 'wrong-key' } as const
const TOO_OFTEN = { refused: 'too-many-requests', retryAfterSeconds: RETRY_AFTER_SECONDS } as const

export function ingestActions(deps: HttpIngestDeps): Actions<typeof routes> {
  /** Stores a tracker's request. With the right key it always succeeds, with the reply that the app expects. */
  async function receive(
    { dialect: name, trackerId, key }: { dialect: string; trackerId: string; key: string },
    request: RawBody,
  ) {
    const dialect = HTTP_DIALECTS.find((one) => one === name)
    if (dialect === undefined) return WRONG_KEY
    if (!deps.mayRequest(`tracker ${trackerId}`, TRACKER_PER_SECOND)) return TOO_OFTEN
    const tracker = await deps.ingest.getTracker(trackerId)
    if (tracker === null || !hasSecretHash(key, tracker.httpKeyHash)) return WRONG_KEY
    if (await deps.isClosed(tracker.accountId)) return WRONG_KEY
    const [receivedAt, bytes] = [deps.now(), messageIn(dialect, request)]
    const decoded = decode(dialect, bytes, receivedAt)
    const topic = `/ingest/${dialect}/${trackerId}`
    await storeReport({ tracker, dialect, topic, bytes, receivedAt, decoded }, deps.ingest)
    return { reply: DIALECTS[dialect].http?.success ?? {} }
  }

  return {
    sendPositions: ({ path, body }) => receive(path, body),
    sendPosition: ({ path, body }) => receive(path, body),

    async forwardPositions({ path, body }) {
      const gateway = await deps.findGateway(path.gatewayId)
      const key = /^Bearer (\S+)$/i.exec(body.authorization)?.[1] ?? ''
      if (gateway === null) return WRONG_KEY
      const isFormer = (gateway.formerKeyUntil ?? 0) > deps.now() && hasSecretHash(key, gateway.formerKeyHash)
      if (!isFormer && !hasSecretHash(key, gateway.keyHash)) return WRONG_KEY
      if (await deps.isClosed(gateway.accountId)) return WRONG_KEY
      return (await forwardUnits(gateway, body, deps)) ? { reply: { result: 'ok' } } : TOO_OFTEN
    },
  }
}
