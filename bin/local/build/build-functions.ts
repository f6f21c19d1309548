import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { mapAtMost } from '../../../functions/runtime/map-at-most.ts'
import { branding, LOGO_FILE } from './branding.ts'
import { citiesModule } from './cities-module.ts'
import { environmentCredentials } from './environment-credentials.ts'
import { FILE_IMPORTS, filesModule } from './files-module.ts'
import { buildIfChanged } from './fingerprint.ts'
import { mergeStart } from './merge-start.ts'
import { neededSchemas } from './needed-schemas.ts'

const HANDLERS_FOLDER = 'functions/handlers'
const FUNCTIONS_FOLDER = 'dist/functions'
export const FUNCTIONS_FINGERPRINT = 'dist/functions.sha256'
const SOURCES = [
  'functions',
  'shared',
  'bin/local/build',
  'site.config.ts',
  LOGO_FILE,
  'package-lock.json',
  'tsconfig.json',
]
const PARTS_FOLDER = 'dist/function-parts'
/** More take longer, because each needs memory of its own. */
const AT_ONCE = 2

const REQUIRE_BANNER =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);"

/**
 * Splitting puts dynamic imports (Stripe's client, the towns of the world) into files beside the bundle, so that a cold
 * start neither reads nor compiles them.
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

/**
 * Bundles every functions/handlers/NAME/handler.ts into dist/functions/NAME/index.mjs and the files that it needs, if their sources
 * changed since the last build. Returns whether it did.
 */
export async function buildFunctions(): Promise<boolean> {
  const names = await readdir(HANDLERS_FOLDER)
  return buildIfChanged({
    sources: SOURCES,
    record: FUNCTIONS_FINGERPRINT,
    exists: names.every((name) => existsSync(`${FUNCTIONS_FOLDER}/${name}/index.mjs`)),
    run: () => bundle(names),
  })
}

async function bundle(names: readonly string[]): Promise<void> {
  await buildParts(names)
  const paths = await mapAtMost(names, AT_ONCE, buildFunction)
  await removeOthers(paths.flat())
}

/** Reads the sources of all functions once. Building each function from the result halves the total time. */
async function buildParts(names: readonly string[]) {
  await build({
    ...MODULES,
    entryPoints: names.map((name) => ({ in: `${HANDLERS_FOLDER}/${name}/handler.ts`, out: name })),
    outdir: PARTS_FOLDER,
    plugins: [citiesModule, environmentCredentials, branding, neededSchemas],
    external: FILE_IMPORTS,
    // without dead code, which would be parsed again for each function
    minifySyntax: true,
  })
}

/** A self-contained folder, as Lambda gets it. Returns the paths of its files. */
async function buildFunction(name: string): Promise<string[]> {
  const folder = resolve(FUNCTIONS_FOLDER, name)
  const copied = new Map<string, string>()
  const options = {
    ...MODULES,
    outdir: folder,
    // esbuild reports such mistakes of dependencies only here, where they are no longer in node_modules
    logOverride: { 'duplicate-object-key': 'silent' },
    minify: true,
  } satisfies BuildOptions
  const bundled = await build({
    ...options,
    entryPoints: [{ in: `${PARTS_FOLDER}/${name}.mjs`, out: 'index' }],
    plugins: [filesModule(copied)],
    metafile: true,
    write: false,
  })
  const code = (await mergeStart(bundled, options)).map(({ name: file, contents }) => ({
    path: join(folder, file),
    contents: withRequire(contents),
  }))
  const copies = [...copied].map(async ([file, source]) => ({
    path: join(folder, file),
    contents: await readFile(source),
  }))
  const files = [...code, ...(await Promise.all(copies))]
  await Promise.all(files.map(({ path, contents }) => writeIfChanged(path, contents)))
  return files.map(({ path }) => path)
}

/** Declares `require` where bundled CommonJS code calls it, because ES modules do not have it. */
const withRequire = (code: Uint8Array) =>
  Buffer.from(code).includes('require') ? Buffer.concat([Buffer.from(REQUIRE_BANNER), code]) : code

/** Leaves an unchanged file alone, because another run may be reading it. */
async function writeIfChanged(path: string, contents: Uint8Array): Promise<void> {
  if (existsSync(path) && (await readFile(path)).equals(contents)) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}

/** Otherwise files of earlier builds would be deployed too. */
async function removeOthers(paths: readonly string[]): Promise<void> {
  const files = await readdir(FUNCTIONS_FOLDER, { recursive: true, withFileTypes: true })
  const others = files
    .filter((file) => file.isFile())
    .map((file) => resolve(join(file.parentPath, file.name)))
    .filter((path) => !paths.includes(path))
  await Promise.all(others.map((path) => rm(path)))
}
