import { ApiProblem } from '../../shared/http/client.ts'

const TOO_MANY = 429

/** Whether a call that failed so may succeed a little later: the network or the server failed, or it was one too many. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status === TOO_MANY || error.status >= 500)
