import { readdirSync } from 'node:fs'

const FOLDER = 'dist/web'
const PAGE = /(?:^|\/)index\.html$/

/**
 * The paths of the pages that the build has made, in the form of `/ja/installation`; the English landing page is ``. The
 * sign-in is among them.
 */
export const builtPublicPaths = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE.test(file))
    .map((file) => `/${file}`.replace(/\/index\.html$/, ''))
    .toSorted()
