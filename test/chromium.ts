import { findChromium } from '../bin/cli/find-chromium.ts'

/** Playwright's launch options for the installed browser, for the end-to-end tests and the bench. */
export const CHROMIUM = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
    '--enable-unsafe-swiftshader',
  ],
}
