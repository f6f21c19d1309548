import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

function findChromium(): string {
  const found = PLACES.find((path) => path !== undefined && existsSync(path))
  if (found === undefined)
    throw new Error(
      `A browser is needed. Install Chromium, or name it in CHROMIUM_PATH. Looked at: ${PLACES.filter(Boolean).join(', ')}`,
    )
  return found
}

/** How the journeys and the bench start the browser of this machine. */
export const CHROMIUM = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
}
