import { type ESTree, parseSync, Visitor } from 'vite'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçđéƒğħíĵķļɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶĻṀÑÓƤɊŘŠŦÚṼŴẊÝŽ'
/** The parts of a text that stay as they are: placeholders, tags and references to other texts. */
const KEPT = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/
const FILLING = 'ôñé ŧŵó ŧħřéé ƒóúř ƒíṽé šíẋ šéṽéñ éíğħŧ ñíñé ŧéñ '
/** Words grow more than sentences. */
const SHORT = { length: 10, growth: 0.8 }
const LONG = { length: 40, growth: 0.4 }

/** A text as a long language would have it: with accents instead of each letter, and 40 to 80 % longer. */
export function pseudo(text: string): string {
  const parts = text.split(KEPT).map((part) => (KEPT.test(part) ? part : accented(part)))
  const { length } = text.replaceAll(new RegExp(KEPT, 'g'), '')
  if (!/[a-z]/i.test(text)) return text
  const between = (length - SHORT.length) / (LONG.length - SHORT.length)
  const growth = SHORT.growth + (LONG.growth - SHORT.growth) * Math.min(1, Math.max(0, between))
  const added = Math.ceil(length * growth)
  return `${parts.join('')} ${FILLING.repeat(Math.ceil(added / FILLING.length)).slice(0, added - 1)}`.trim()
}

const accented = (part: string) =>
  part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

/** The chunk of a language with each of its texts changed. */
export function withTexts(chunk: string, change: (text: string) => string): string {
  const changes: { start: number; end: number; text: string }[] = []
  const visit = (node: ESTree.Node) => {
    const text = textOf(node)
    if (text !== null) changes.push({ start: node.start, end: node.end, text: JSON.stringify(change(text)) })
  }
  const visitor = new Visitor({
    Property: ({ value }) => visit(value),
    ArrayExpression: ({ elements }) => {
      for (const element of elements) if (element !== null) visit(element)
    },
  })
  visitor.visit(parseSync('texts.js', chunk).program)
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), chunk)
}

/** Minifiers write texts as templates. */
function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null
  return null
}
