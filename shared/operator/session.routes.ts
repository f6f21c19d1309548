import * as z from 'zod'
import { route } from '../http/route.ts'

const getConsoleSession = route({
  method: 'GET',
  path: '/operator/session',
  access: 'operator',
  summary: 'The signed-in operator, and until when the console can be used',
  reply: z.object({ email: z.string(), endsAt: z.iso.datetime() }),
})

export const session = { getConsoleSession }
