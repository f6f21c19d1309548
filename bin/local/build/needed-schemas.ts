import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { type ESTree, parseSync } from 'vite'

/** The fields of a route that only the site, the OpenAPI document and tests use. */
const NOT_SERVED = new Set(['summary', 'reply'])
/** A schema or a route begins with one of these: `z.string()`, `Position.pick()`, `route()`. */
const SCHEMA = /^(z|route|[A-Z]\w+)$/

type Edit = { start: number; end: number; text: string }

/**
 * Leaves out the schemas of replies, which a function does not parse, and those that it does not use at all. Schemas are
 * made when a function starts, and esbuild keeps an unused one that is not marked as pure.
 */
export const neededSchemas: Plugin = {
  name: 'needed-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](shared|functions)[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: withNeededSchemas(path, source), loader: 'ts' }
    })
  },
}

export function withNeededSchemas(path: string, source: string): string {
  if (!/\b(z\.|route\()/.test(source)) return source
  const edits = parseSync(path, source)
    .program.body.map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) =>
      init?.type === 'CallExpression' && SCHEMA.test(firstName(init)) ? editsOf(init) : [],
    )
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
}

/** Marks the expression as pure with all that it calls, and leaves out what a function does not use of it. */
const editsOf = (call: ESTree.CallExpression): Edit[] => [
  { start: call.start, end: call.start, text: '/* @__PURE__ */ (() => ' },
  ...(firstName(call) === 'route' ? call.arguments.flatMap(notServed) : []),
  { start: call.end, end: call.end, text: ')()' },
]

function notServed(value: ESTree.Node): Edit[] {
  if (value.type !== 'ObjectExpression') return []
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const { key, value: part } = property
    return NOT_SERVED.has(key.name)
      ? { start: part.start, end: part.end, text: 'undefined' }
      : notServed(part)
  })
}

/** The name that an expression begins with: `z` of `z.string().optional()`. */
function firstName(expression: ESTree.Node): string {
  if (expression.type === 'CallExpression') return firstName(expression.callee)
  if (expression.type === 'MemberExpression') return firstName(expression.object)
  return expression.type === 'Identifier' ? expression.name : ''
}
