import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { APP_FILE } from '../../shared/site/public-pages.ts'
import { publishedPage } from '../../shared/site/published-page.ts'
import { buildPublicSite } from './public-site/build-public-site.ts'
import { TRIMMED_FONT } from './trimmed-font.ts'

/** Serves the public pages from their sources, and the app for every other path of a page. */
export function publicPagesInDevelopment(): Plugin {
  return {
    name: 'public-pages-in-development',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isPage = request.headers.accept?.includes('text/html') ?? false
        if (!isPage && !OWN_FILE.test(pathname)) return next()
        answer(pathname).then((found) => {
          if (found === undefined) {
            request.url = isPage ? `/${APP_FILE}` : request.url
            return next()
          }
          response.setHeader('content-type', TYPES[extname(found.file)] ?? 'text/plain')
          response.end(publishedPage(found.text, { url: null, withSamples: true }))
        }, next)
      })
    },
  }
}

const OWN_FILE = /^\/(assets\/|robots\.txt$|manifest\.webmanifest$|sitemap\.xml$)/
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.xml': 'application/xml',
}

async function answer(pathname: string) {
  const files = await buildPublicSite(`/@fs${TRIMMED_FONT}`)
  const page = `${pathname.slice(1).replace(/\/$/, '')}/index.html`.replace(/^\//, '')
  return files.find(({ file }) => file === page || `/${file}` === pathname)
}
