import { ApiProblem } from '../../../shared/http/client.ts'

/** Whether the server knows nothing behind a link, or only what has expired. */
export const isInvalidLink = (error: Error | null): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 410)
