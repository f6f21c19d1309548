type LogFields = Record<string, string | number | boolean | null>

/** One JSON line each, so that no name or message can forge a second one. No places, tokens or addresses. */
export function log(level: 'info' | 'warn' | 'error', message: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ level, message, ...fields })
  if (level === 'error') console.error(line)
  else console.log(line)
}

export const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
