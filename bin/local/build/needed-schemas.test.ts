import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { withNeededSchemas } from './needed-schemas.ts'

const ROUTES = `
import * as z from 'zod'
import { route } from './route.ts'
const Name = z.string().max(40)
const NameEdit = Name.optional()
const Sent = z.object({ name: Name, reply: z.string() })
const Shown = z.object({ shownName: Name }).array()
const getName = route({
  path: '/name',
  summary: 'Answers with a name',
  body: Sent,
  reply: z.object({ names: Shown }),
  alternative: { mediaType: 'text/csv', reply: z.object({ columns: z.unknown() }) },
})
const unused = route({ path: '/unused', body: NameEdit })
`

/** The bundle that esbuild builds from a program that uses the routes. */
async function bundled(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${withNeededSchemas('routes.ts', ROUTES)}\n${program}`, loader: 'ts' },
    bundle: true,
    format: 'esm',
    external: ['zod', './route.ts'],
    write: false,
  })
  return outputFiles.map(({ text }) => text).join()
}

test('keeps what a request is parsed with, and leaves out replies and what is not used', async () => {
  const text = await bundled('console.log(getName)')
  for (const kept of ['max(40)', 'name: Name', 'reply: z.string()', '/name', 'text/csv'])
    expect(text).toContain(kept)
  for (const left of ['Answers with', 'shownName', 'columns', '/unused', 'optional'])
    expect(text).not.toContain(left)
})

test('leaves a file without schemas as it is', () => {
  const source = 'export const clock = createClock()'
  expect(withNeededSchemas('clock.ts', source)).toBe(source)
})
