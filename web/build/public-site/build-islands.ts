import { basename } from 'node:path'
import { build } from 'esbuild'
import { ISLANDS, type Island } from '../../site/site-page.ts'
import type { SiteFile } from './site-file.ts'

const FOLDER = 'web/site/islands'

/** The islands as files, with what they load later, and the path of each. */
export async function buildIslands(): Promise<{ islands: Record<Island, string>; files: SiteFile[] }> {
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
