import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type OutputFile, type Plugin } from 'esbuild'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { site } from '../../../site.config.ts'
import type { renderPublicSite } from '../../site/document/site-renderer.ts'
import { brandNameOfPages } from '../brand-name.ts'
import { hashOf } from './site-file.ts'
import { siteTextsModule } from './site-texts-module.ts'

type Render = typeof renderPublicSite
const SOURCE = 'web/site/document/site-renderer.ts'
/** In the project’s folder, so that Node finds React and i18next from there. */
const FOLDER = 'dist/site-renderer'

/** Compiles the pages to a function that renders them, and collects the styles of all parts. */
export async function buildRenderer(font: string): Promise<{ render: Render; css: string }> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    outdir: FOLDER,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    plugins: [siteTextsModule, legalModule, brandNameOfPages, fontAt(font)],
  })
  const script = textOf(outputFiles, '.js')
  // a name that changes with the content, because Node never imports a file twice
  const file = resolve(FOLDER, `${hashOf(script)}.mjs`)
  await mkdir(FOLDER, { recursive: true })
  await writeFile(file, script)
  const renderer: { renderPublicSite: Render } = await import(pathToFileURL(file).href)
  return { render: renderer.renderPublicSite, css: textOf(outputFiles, '.css') }
}

const textOf = (files: readonly OutputFile[], extension: string) =>
  files
    .filter(({ path }) => path.endsWith(extension))
    .map(({ text }) => text)
    .join('')

/** The app has the same font among its assets, so the stylesheet refers to that file. */
const fontAt = (font: string): Plugin => ({
  name: 'font',
  setup({ onResolve }) {
    onResolve({ filter: /\.woff2$/ }, () => ({ path: font, external: true }))
  },
})

const NAME = 'site-legal:all'

/** The module `site-legal:all`: the Markdown of the operator’s legal pages, in each language that has it. */
const legalModule: Plugin = {
  name: 'site-legal',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${NAME}$`) }, ({ path }) => ({ path, namespace: 'site-legal' }))
    onLoad({ filter: /.*/, namespace: 'site-legal' }, async () => {
      const pages = Object.entries(site.legal).flatMap(([name, file]) =>
        file === null ? [] : [{ name, file }],
      )
      const texts = await Promise.all(pages.map(async ({ name, file }) => [name, await translationsOf(file)]))
      return {
        contents: `export const legalTexts = ${JSON.stringify(Object.fromEntries(texts))}`,
        loader: 'js',
      }
    })
  },
}

/** English is in the file itself, Spanish in `privacy.es.md` beside `privacy.md`. */
async function translationsOf(file: string): Promise<Record<string, string>> {
  const files = LANGUAGES.map((language): [string, string] => [
    language,
    language === 'en' ? file : file.replace(/\.md$/, `.${language}.md`),
  ])
  const written = files.filter(([language, path]) => language === 'en' || existsSync(path))
  const texts = written.map(async ([language, path]) => [language, await readFile(path, 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}
