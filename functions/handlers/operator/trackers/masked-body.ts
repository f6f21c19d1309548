const HIDDEN = '•'
/** A string with the colon that makes it a name, or a number. */
const PARTS = /"(?:\\.|[^"\\])*"(\s*:)?|-?\d[\d.eE+-]*/g

/**
 * A message without what it says: of JSON, the names and the shape are left, and of anything else only where letters and
 * digits are.
 */
export const maskedBody = (body: string): string =>
  isJson(body)
    ? body.replaceAll(PARTS, (part, colon?: string) => (colon === undefined ? hidden(part) : part))
    : hidden(body)

const hidden = (text: string) => text.replaceAll(/[\p{L}\p{N}+-]/gu, HIDDEN)

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}
