import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The program of a function's thread as JavaScript: threads start without a TypeScript loader. */
export async function buildThread(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../functions/function-thread.ts', import.meta.url))],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
