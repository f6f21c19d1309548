import type { Plugin, Rolldown } from 'vite'
import { APP_FILE } from '../../shared/site/public-pages.ts'
import { DASHBOARD_FILES, SIGN_IN_FILE } from '../../shared/site/sign-in-page.ts'

const STYLESHEET = /\n\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
/** The modules that the sign-in imports, and those that the dashboard starts with. */
const SIGN_IN = 'features/sign-in/sign-in-site.tsx'
const DASHBOARD = ['web/app.tsx', 'features/overview/overview-page.tsx']

/**
 * Emits the page of the sign-in: that of the app without its stylesheet, and with the scripts of the sign-in preloaded.
 * It lists the files of the dashboard, which the sign-in loads ahead.
 */
export function signInPage(): Plugin {
  return {
    name: 'sign-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const app = bundle[APP_FILE]
      if (app?.type !== 'asset') throw new Error(`${APP_FILE} is missing from the bundle`)
      const html = String(app.source)
      const stylesheet = STYLESHEET.exec(html)
      if (stylesheet === null) throw new Error(`${APP_FILE} has no stylesheet`)
      const isNew = (file: string) => !html.includes(file)
      const scripts = [...filesOf(bundle, SIGN_IN)].filter(isNew)
      const ahead = DASHBOARD.flatMap((module) => [...filesOf(bundle, module)]).filter(
        (file, index, all) => isNew(file) && !scripts.includes(file) && all.indexOf(file) === index,
      )
      const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      const files = [stylesheet[1], ...ahead.map((file) => `/${file}`)].join(' ')
      const source = html
        .replace(STYLESHEET, '')
        .replace(
          '</head>',
          `${links.join('\n')}\n<meta name="${DASHBOARD_FILES}" content="${files}">\n</head>`,
        )
      this.emitFile({ type: 'asset', fileName: SIGN_IN_FILE, source })
    },
  }
}

/** The chunk with this module, and all chunks that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(`/${module}`)),
  )
  if (chunk === undefined) throw new Error(`No chunk has ${module}`)
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const imported = bundle[file]
    if (imported?.type === 'chunk') imported.imports.forEach(add)
  }
  add(chunk.fileName)
  return files
}
