import { ApiProblem } from '../../shared/http/client.ts'

/** Whether a call that failed with this error may succeed if it is repeated: the network or the server failed. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
