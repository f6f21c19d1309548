import * as z from 'zod'
import { parseJson } from '../json.ts'

const TEXT_MAX = 1000
const AnswerMessage = z.object({ commandId: z.string().max(100).nullish(), text: z.string() })

/**
 * Parses a message on a tracker's answers topic: `{"commandId":"…","text":"…"}`, or bare text from a tracker that
 * does not send JSON. Without an id the answer is for the command in flight, see `recordAnswer`. The text is
 * trimmed and cut to 1,000 characters; `null` when it is empty. Never throws.
 */
export function parseAnswerMessage(bytes: Uint8Array): { commandId: string | null; text: string } | null {
  const body = new TextDecoder().decode(bytes).trim()
  const parsed = AnswerMessage.safeParse(parseJson(body))
  const { commandId, text } = parsed.success ? parsed.data : { commandId: null, text: body }
  return text.trim() === '' ? null : { commandId: commandId ?? null, text: text.trim().slice(0, TEXT_MAX) }
}

const SUCCESS = /\b(success|ok|done)\b/i
const FAILURE =
  /\b(fail(ed|ure)?|error|delay|denied|refused?|illegal|invalid|unknown command|more than|not fixed|no gps)\b/i
const SPEED = /speed[\s:]*\d+\s*km\/h/i

/**
 * Whether a tracker's answer says that it switched the relay or the storage mode. A tracker that names its speed
 * without a success has refused because of that speed; Concox's "Cut off the fuel supply: Success! Speed:0 Km/h" is a
 * success. `unclear` for any other text.
 */
export function answerOutcome(text: string): 'done' | 'refused' | 'unclear' {
  if (FAILURE.test(text)) return 'refused'
  if (SUCCESS.test(text)) return 'done'
  return SPEED.test(text) ? 'refused' : 'unclear'
}
