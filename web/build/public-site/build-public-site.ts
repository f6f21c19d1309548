import { basename } from 'node:path'
import { build } from 'esbuild'
import type { Tone } from '../../../shared/tone.ts'
import { COLOURS } from '../../map/base/built-in-colours.ts'
import { ISLANDS, type Island } from '../../site/site-page.ts'
import { tokensIn } from '../../theme/surfaces.ts'
import { buildRenderer } from './build-renderer.ts'
import { hashedFile, type SiteFile } from './site-file.ts'

/** The public pages, the files beside them, their stylesheet and islands. `font` is the path of Inter among the assets. */
export async function buildPublicSite(font: string): Promise<SiteFile[]> {
  const [{ islands, files }, { render, css }] = await Promise.all([buildIslands(), buildRenderer(font)])
  const stylesheet = hashedFile('site.css', siteTokens() + css)
  return [stylesheet, ...files, ...render({ css: `/${stylesheet.file}`, font, islands })]
}

const FOLDER = 'web/site/islands'

/** The islands as files, with what they load later, and the path of each. */
async function buildIslands(): Promise<{ islands: Record<Island, string>; files: SiteFile[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: ISLANDS.map((island) => `${FOLDER}/${island}.ts`),
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    chunkNames: 'island-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  })
  const pathOf = (island: Island) => {
    const source = `${FOLDER}/${island}.ts`
    const [path] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source) ?? []
    if (path === undefined) throw new Error(`The island ${island} was not built`)
    return `/${path}`
  }
  return {
    islands: { shell: pathOf('shell'), replay: pathOf('replay'), zoom: pathOf('zoom') },
    files: outputFiles.map(({ path, text }) => ({ file: `assets/${basename(path)}`, text })),
  }
}

/** The colours of the app and of its built-in map, by the system's colour scheme. Paper is light. */
const siteTokens = () =>
  `:root{${declarations('light')}}@media screen and (prefers-color-scheme:dark){:root{${declarations('dark')}}}`

function declarations(tone: Tone): string {
  const ofApp = Object.entries(tokensIn(tone)).filter(([name]) => !name.startsWith('--mantine'))
  const ofMap = Object.entries(COLOURS[tone]).map(([name, colour]) => [`--map-${name}`, colour])
  return [...ofApp, ...ofMap].map(([name, value]) => `${name}:${value}`).join(';')
}
