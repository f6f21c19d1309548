import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { mergeStart } from './merge-start.ts'

const SOURCES = {
  'index.js': `
    import { count } from './counter.js'
    export const handler = async () => [count(), await (await import('./later.js')).later(), count()]`,
  'later.js': `import { count } from './counter.js'; export const later = async () => count()`,
  'counter.js': 'let calls = 0; export const count = () => ++calls',
}

test('starts from one file, whose state is shared with what is imported on demand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, source] of Object.entries(SOURCES)) writeFileSync(join(folder, name), source)
  const options = {
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
  } satisfies BuildOptions
  const entryPoints = [join(folder, 'index.js')]
  const split = await build({ ...options, entryPoints, metafile: true, write: false })
  const files = await mergeStart(split, options)
  for (const { name, contents } of files) writeFileSync(join(folder, name), contents)
  const index = files.find(({ name }) => name === 'index.mjs')
  expect(Buffer.from(index?.contents ?? []).toString()).not.toMatch(/\bfrom\b/)
  const { handler } = await import(pathToFileURL(join(folder, 'index.mjs')).href)
  expect(await handler()).toEqual([1, 2, 3])
})
