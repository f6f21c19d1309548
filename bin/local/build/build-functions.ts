import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { citiesModule } from './cities-module.ts'

const FUNCTIONS_FOLDER = 'dist/functions'
const PARTS_FOLDER = 'dist/function-parts'

/** CommonJS inside an ES module bundle asks for `require`; Lambda's ESM has none of its own. */
const REQUIRE_BANNER =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);"

/**
 * What a function imports only when it needs it (the SDK's other ways to credentials, the towns of the world) is a
 * file beside its bundle: a cold start neither reads nor compiles it.
 */
const MODULES = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions

/** Bundles every functions/NAME/handler.ts into dist/functions/NAME/index.mjs and the files that it imports later. */
export async function buildFunctions(): Promise<void> {
  const folders = await readdir('functions')
  const names = folders.filter((name) => existsSync(`functions/${name}/handler.ts`))
  await buildParts(names)
  const outputFiles = (await Promise.all(names.map(buildFunction))).flat()
  await Promise.all(outputFiles.map(({ path, contents }) => writeIfChanged(path, contents)))
  await removeAllBut(outputFiles.map(({ path }) => path))
}

/** The sources of all functions, read once: a build of its own from there for each of them takes half the time. */
async function buildParts(names: readonly string[]) {
  await build({
    ...MODULES,
    entryPoints: names.map((name) => ({ in: `functions/${name}/handler.ts`, out: name })),
    outdir: PARTS_FOLDER,
    plugins: [citiesModule],
  })
}

/** A folder that needs no other, as Lambda gets it. */
async function buildFunction(name: string) {
  const { outputFiles } = await build({
    ...MODULES,
    entryPoints: [{ in: `${PARTS_FOLDER}/${name}.mjs`, out: 'index' }],
    outdir: `${FUNCTIONS_FOLDER}/${name}`,
    banner: { js: REQUIRE_BANNER },
    minify: true,
    write: false,
  })
  return outputFiles
}

/** A file that another run is reading stays as it is when nothing changed. */
async function writeIfChanged(path: string, contents: Uint8Array): Promise<void> {
  if (existsSync(path) && (await readFile(path)).equals(contents)) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}

/** Files of earlier builds would be deployed too. */
async function removeAllBut(paths: readonly string[]): Promise<void> {
  const files = await readdir(FUNCTIONS_FOLDER, { recursive: true, withFileTypes: true })
  const left = files
    .filter((file) => file.isFile())
    .map((file) => resolve(join(file.parentPath, file.name)))
    .filter((path) => !paths.includes(path))
  await Promise.all(left.map((path) => rm(path)))
}
