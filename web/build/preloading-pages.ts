import type { Plugin, Rolldown } from 'vite'
import { APP_FILE } from '../../shared/site/public-pages.ts'
import { DASHBOARD_FILES, SIGN_IN_FILE } from '../../shared/site/sign-in-page.ts'

const STYLESHEET = /\n\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
const SIGN_IN = ['features/sign-in/sign-in-site.tsx']
const OVERVIEW = ['web/app.tsx', 'features/overview/overview-page.tsx']
const LIVE_MAP = ['web/app.tsx', 'features/live/live-page.tsx']
const PAGES = { 'dashboard/index.html': OVERVIEW, 'dashboard/live/index.html': LIVE_MAP }

/**
 * Emits pages that preload their scripts, which would otherwise load one after another: the overview, the live map and
 * the sign-in. The last is without the app's stylesheet, and lists the files of the dashboard, which it loads ahead.
 */
export function preloadingPages(): Plugin {
  return {
    name: 'preloading-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const app = bundle[APP_FILE]
      if (app?.type !== 'asset') throw new Error(`${APP_FILE} is missing from the bundle`)
      const html = String(app.source)
      const stylesheet = STYLESHEET.exec(html)
      if (stylesheet === null) throw new Error(`${APP_FILE} has no stylesheet`)
      const newFiles = (modules: readonly string[]) =>
        [...filesOf(bundle, modules)].filter((file) => !html.includes(file))
      for (const [fileName, modules] of Object.entries(PAGES))
        this.emitFile({ type: 'asset', fileName, source: withLinks(html, newFiles(modules)) })

      const scripts = newFiles(SIGN_IN)
      const ahead = newFiles(OVERVIEW).filter((file) => !scripts.includes(file))
      const files = [stylesheet[1], ...ahead.map((file) => `/${file}`)].join(' ')
      const list = `<meta name="${DASHBOARD_FILES}" content="${files}">`
      const source = withLinks(html.replace(STYLESHEET, ''), scripts).replace('</head>', `${list}\n</head>`)
      this.emitFile({ type: 'asset', fileName: SIGN_IN_FILE, source })
    },
  }
}

function withLinks(html: string, scripts: readonly string[]): string {
  const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('</head>', `${links.join('\n')}\n</head>`)
}

/** The chunks with these modules, and all chunks that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const imported = bundle[file]
    if (imported?.type === 'chunk') imported.imports.forEach(add)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(`/${module}`)),
    )
    if (chunk === undefined) throw new Error(`No chunk has ${module}`)
    add(chunk.fileName)
  }
  return files
}
