import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type OutputFile, type Plugin } from 'esbuild'
import type { renderPublicSite } from '../../site/document/site-renderer.ts'
import { brandNameOfPages } from '../brand-name.ts'
import { legalModule } from './legal-module.ts'
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
