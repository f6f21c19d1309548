import { existsSync } from 'node:fs'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

export function findChromium(): string {
  const found = CANDIDATES.find((path) => path !== undefined && existsSync(path))
  if (found === undefined)
    throw new Error(
      `Chromium not found. Install it, or set CHROMIUM_PATH to its path. Searched: ${CANDIDATES.filter(Boolean).join(', ')}`,
    )
  return found
}
