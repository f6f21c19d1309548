import { type ESTree, parseSync, Visitor } from 'vite'

const TESTS = new Set(['it', 'test'])
/** What may follow `it` and still runs: a test that is skipped or still to do shows nothing. */
const RUNNING = new Set(['only', 'each', 'for', 'concurrent', 'sequential', 'skipIf', 'runIf'])
const NOT_RUNNING = new Set(['skip', 'todo', 'fixme'])
const FILLED_IN = '…'

/** The titles of the tests that a file runs. What a title fills in at run time reads `…`. */
export function testTitlesOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const titles: string[] = []
  let skippedAround = 0
  new Visitor({
    CallExpression(call) {
      const words = wordsOf(call.callee)
      if (isSkippedSuite(words)) skippedAround += 1
      const title = isTest(words) ? titleOf(call.arguments[0]) : undefined
      if (title !== undefined && skippedAround === 0) titles.push(title)
    },
    'CallExpression:exit'(call) {
      if (isSkippedSuite(wordsOf(call.callee))) skippedAround -= 1
    },
  }).visit(program)
  return titles
}

function isTest([root = '', ...modifiers]: readonly string[]): boolean {
  return TESTS.has(root) && modifiers.every((word) => RUNNING.has(word))
}

function isSkippedSuite(words: readonly string[]): boolean {
  return words.includes('describe') && words.some((word) => NOT_RUNNING.has(word))
}

/** `it.each(...)` is `['it', 'each']`. */
function wordsOf(callee: ESTree.Expression | ESTree.Super): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name]
    case 'MemberExpression':
      return callee.property.type === 'Identifier' && !callee.computed
        ? [...wordsOf(callee.object), callee.property.name]
        : []
    case 'CallExpression':
      return wordsOf(callee.callee)
    case 'TaggedTemplateExpression':
      return wordsOf(callee.tag)
    default:
      return []
  }
}

function titleOf(argument: ESTree.Argument | ESTree.PrivateIdentifier | undefined): string | undefined {
  switch (argument?.type) {
    case 'Literal':
      return typeof argument.value === 'string' ? argument.value : undefined
    case 'TemplateLiteral':
      return argument.quasis.map(({ value }) => value.cooked ?? '').join(FILLED_IN)
    case 'BinaryExpression':
      return `${titleOf(argument.left) ?? FILLED_IN}${titleOf(argument.right) ?? FILLED_IN}`
    default:
      return undefined
  }
}
