import { basename } from 'node:path'
import { type BuildOptions, type BuildResult, build, type Metafile, type Plugin } from 'esbuild'

type BundleFile = { name: string; contents: Uint8Array }
type Output = { imports: readonly string[]; exports: readonly string[] }

const INDEX = 'index.mjs'

/**
 * The files of a bundle, of which `index.mjs` imports none at once: every file that a cold start opens costs it a
 * millisecond. Files that are imported on demand find what is now in `index.mjs` under the old names.
 */
export async function mergeStart(
  { outputFiles, metafile }: BuildResult<{ write: false; metafile: true }>,
  options: BuildOptions,
): Promise<BundleFile[]> {
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]))
  const outputs = outputsOf(metafile)
  const merged = importedAtOnce(outputs)
  const onDemand = [...files].flatMap(([name, contents]) => (merged.has(name) ? [] : [{ name, contents }]))
  const needed = new Set(onDemand.flatMap(({ name }) => outputs.get(name)?.imports ?? []))
  const moved = [...merged].flatMap((name, index) =>
    name === INDEX || !needed.has(name) ? [] : [{ name, exports: renamed(outputs.get(name), `_${index}`) }],
  )
  const start = await build({
    ...options,
    stdin: {
      contents: [
        `export * from './${INDEX}'`,
        ...moved.map(({ name, exports }) => reExport(exports, name)),
      ].join('\n'),
    },
    plugins: [bundleFiles((name) => (merged.has(name) ? files.get(name) : undefined))],
    splitting: false,
    write: false,
  })
  return [
    ...start.outputFiles.map(({ contents }) => ({ name: INDEX, contents })),
    ...moved.map(({ name, exports }) => {
      const fromIndex = exports.map(([from, to]) => [to, from] as const)
      return { name, contents: new TextEncoder().encode(reExport(fromIndex, INDEX)) }
    }),
    ...onDemand,
  ]
}

/** The imports that each file makes at once, and its exports. */
const outputsOf = ({ outputs }: Metafile): ReadonlyMap<string, Output> =>
  new Map(
    Object.entries(outputs).map(([path, { imports, exports }]) => [
      basename(path),
      {
        exports,
        imports: imports.flatMap(({ kind, path: file, external }) =>
          kind === 'import-statement' && !external ? [basename(file)] : [],
        ),
      },
    ]),
  )

/** The names of `index.mjs` and all files that it imports at once. */
function importedAtOnce(outputs: ReadonlyMap<string, Output>): ReadonlySet<string> {
  const found = new Set([INDEX])
  // iterating a set goes on with what is added meanwhile
  for (const name of found) for (const file of outputs.get(name)?.imports ?? []) found.add(file)
  return found
}

type Renamed = readonly (readonly [from: string, to: string])[]

const renamed = (output: Output | undefined, suffix: string): Renamed =>
  (output?.exports ?? []).map((name) => [name, `${name}${suffix}`])

const reExport = (exports: Renamed, file: string) =>
  `export { ${exports.map(([from, to]) => `${from} as ${to}`).join(', ')} } from './${file}'`

/** Bundles the files that are found by their name, and leaves imports of others alone. */
const bundleFiles = (find: (name: string) => Uint8Array | undefined): Plugin => ({
  name: 'bundle-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\// }, ({ path }) =>
      find(basename(path)) ? { path: basename(path), namespace: 'bundle' } : { path, external: true },
    )
    onLoad({ filter: /.*/, namespace: 'bundle' }, ({ path }) => ({ contents: find(path) }))
  },
})
