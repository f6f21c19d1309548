import * as z from 'zod'
import { parseJson } from '../../../shared/json.ts'

const HOURS_MAX = 10_000
const Advance = z.strictObject({ advanceHours: z.number().min(0).max(HOURS_MAX) })

export type LocalActions = (path: string, body: string) => Promise<{ status: number; reply: unknown } | null>

/** What people and tests may do to the engines: `POST /_local/clock`. `null` for another path. */
export const localActions =
  ({ advanceClock }: { advanceClock: (hours: number) => Promise<number> }): LocalActions =>
  async (path, body) => {
    if (path !== '/_local/clock') return null
    const { data } = Advance.safeParse(parseJson(body))
    if (data === undefined) return { status: 400, reply: { message: 'Send {"advanceHours": 24}' } }
    return { status: 200, reply: { moved: await advanceClock(data.advanceHours) } }
  }
