/** The value of a JSON text; `undefined`, which no JSON text has, for what is not JSON. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
