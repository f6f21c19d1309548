import { type ESTree, parseSync, Visitor } from 'vite'

/** Attributes and properties that people read or hear. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|description|error|text|message)$/
const WORD = /\p{L}{2}/u
/** A code such as `dataFailed` names a text. Addresses, colours and the product are the same in all languages. */
const NOT_WORDED = /^(\p{Ll}[\w.-]*|https:\/\/|#\w+|Vectra)$/u

/** The texts that components write themselves instead of taking them from the resources. */
export function bareTexts(path: string, source: string): string[] {
  const found: string[] = []
  const add = (texts: readonly string[]) =>
    found.push(...texts.filter((text) => WORD.test(text) && !NOT_WORDED.test(text)))
  const visitor = new Visitor({
    JSXText: ({ value }) => {
      if (WORD.test(value)) found.push(value.trim())
    },
    JSXElement: ({ children }) =>
      add(children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? textsOf(child) : []))),
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && SPOKEN.test(name.name)) add(textsOf(value))
    },
    Property({ key, value }) {
      if (SPOKEN.test(nameOf(key))) add(textsOf(value))
    },
  })
  visitor.visit(parseSync(path, source).program)
  return found
}

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

/** The texts that a node writes itself, in any of its branches. */
function textsOf(node: ESTree.Node | null): string[] {
  if (node === null) return []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '')
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    default:
      return []
  }
}
