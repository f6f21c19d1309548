import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { citiesModule } from './cities-module.ts'

const FUNCTIONS_FOLDER = 'dist/functions'

/** CommonJS inside an ES module bundle asks for `require`; Lambda's ESM has none of its own. */
const REQUIRE_BANNER =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);"

/** Bundles every functions/NAME/handler.ts into dist/functions/NAME/index.mjs, all in one go. */
export async function buildFunctions(): Promise<void> {
  const folders = await readdir('functions')
  const names = folders.filter((name) => existsSync(`functions/${name}/handler.ts`))
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: `functions/${name}/handler.ts`, out: `${name}/index` })),
    outdir: FUNCTIONS_FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE_BANNER },
    plugins: [citiesModule],
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  })
  await Promise.all(outputFiles.map(({ path, contents }) => writeIfChanged(path, contents)))
}

/** A file that another run is reading stays as it is when nothing changed. */
async function writeIfChanged(path: string, contents: Uint8Array): Promise<void> {
  if (existsSync(path) && (await readFile(path)).equals(contents)) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}
