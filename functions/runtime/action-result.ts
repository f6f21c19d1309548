import type { RefusalCode, RouteReply, RouteSpec } from '../../shared/http/route.ts'

/** An expected no. Fields in `more` go beside the problem's own, where the specification names some. */
type Refused<Code extends string> = {
  refused: Code
  message?: string
  retryAfterSeconds?: number
  more?: Record<string, unknown>
}

/** The answer in the form that a route offers under its own media type, as JSON already: such forms are there for speed. */
type AlternativeJson = { alternativeJson: string }
type Alternative<Spec extends RouteSpec> = Spec extends { alternative: object }
  ? AlternativeJson
  : RouteSpec extends Spec
    ? AlternativeJson
    : never

export type ActionResult<Spec extends RouteSpec> =
  | { reply: RouteReply<Spec> }
  | Alternative<Spec>
  | Refused<RefusalCode<Spec>>
