type LogFields = Record<string, string | number | boolean | null>

/**
 * Writes one line of JSON, so that no name or message can forge a second.
 * Never log positions, tokens or addresses.
 */
export function log(level: 'info' | 'warn' | 'error', message: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ level, message, ...fields }).replace(UNESCAPED_BY_JSON, escaped)
  if (level === 'error') console.error(line)
  else console.log(line)
}

/** Control characters and line separators that JSON leaves as they are but a terminal obeys. */
const UNESCAPED_BY_JSON = /[\u007f-\u009f\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

export const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
