import * as z from 'zod'
import { parseJson } from '../json.ts'

const WORDS_MAX = 1000
const Answer = z.object({ commandId: z.string().max(100).nullish(), text: z.string() })

/**
 * A tracker's words on its answers topic: `{"commandId":"…","text":"…"}`, without the id for the command under
 * way, or bare text from a unit that knows no JSON. `null` where it says nothing.
 */
export function parseAnswerMessage(bytes: Uint8Array): { commandId: string | null; text: string } | null {
  const body = new TextDecoder().decode(bytes).trim()
  const parsed = Answer.safeParse(parseJson(body))
  const { commandId, text } = parsed.success ? parsed.data : { commandId: null, text: body }
  return text.trim() === '' ? null : { commandId: commandId ?? null, text: text.trim().slice(0, WORDS_MAX) }
}
