const SAYS_YES = /\b(success|ok|done)\b/i
const SAYS_NO =
  /\b(fail(ed|ure)?|error|delay|denied|refused?|illegal|invalid|unknown command|more than|not fixed|no gps)\b/i
const SPEED = /speed[\s:]*\d+\s*km\/h/i

/**
 * What a unit's words say of a switch: done, refused, or nothing that is known. A unit that names its speed and
 * no success has refused because of it (Concox: "Cut off the fuel supply: Success! Speed:0 Km/h" is a yes).
 */
export function answerOutcome(words: string): 'done' | 'refused' | 'unclear' {
  if (SAYS_NO.test(words)) return 'refused'
  if (SAYS_YES.test(words)) return 'done'
  return SPEED.test(words) ? 'refused' : 'unclear'
}
