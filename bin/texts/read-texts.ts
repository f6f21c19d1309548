import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Comment, type Expression, parseSync } from 'oxc-parser'

/** The rooms that have a folder of texts for each language. */
const ROOMS = ['shared', 'web']

/** A text of a language, and where it is in its file (offsets in UTF-16 units, with the quotes). */
export type Text = {
  /** The same in every language: `web/alerts.ts alertTexts.alerts.title`. */
  id: string
  text: string
  /** The comment above it, for translators. */
  note: string
  file: string
  start: number
  end: number
}

/**
 * Every text of a language, in the order of its files. A text that the code composes, with a function or a template, is
 * left to programmers.
 */
export function readTexts(root: string, language: string): Text[] {
  return ROOMS.flatMap((room) => {
    const folder = join(root, room, 'i18n', language)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .toSorted()
      .flatMap((path) => textsOf(root, join(folder, path), `${room}/${path}`))
  })
}

function textsOf(root: string, path: string, name: string): Text[] {
  const source = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, source)
  const file = relative(root, path)
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init !== null ? textsIn(init, [id.name], '') : [],
    )
  })

  function textsIn(node: Expression, keys: readonly string[], note: string): Text[] {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return textsIn(node.expression, keys, note)
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const { value: text, start, end } = node
      return [{ id: `${name} ${keys.join('.')}`, text, note, file, start, end }]
    }
    if (node.type === 'ArrayExpression')
      return node.elements.flatMap((element, index) =>
        element === null || element.type === 'SpreadElement'
          ? []
          : textsIn(element, [...keys, `${index}`], note),
      )
    if (node.type !== 'ObjectExpression') return []
    return node.properties.flatMap((property) => {
      if (property.type !== 'Property') return []
      return textsIn(property.value, [...keys, keyOf(property.key)], noteAbove(property.start))
    })
  }

  function keyOf(key: { start: number; end: number }): string {
    return source.slice(key.start, key.end).replaceAll(/^['"]|['"]$/g, '')
  }

  function noteAbove(start: number): string {
    const above = comments.find(
      (comment) => comment.end <= start && source.slice(comment.end, start).trim() === '',
    )
    return above === undefined ? '' : textOf(above)
  }
}

/** A comment without its stars and line breaks. */
const textOf = ({ value }: Comment): string => value.replaceAll(/^\*|\s*\n\s*\*?/g, ' ').trim()
