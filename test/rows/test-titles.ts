import { type ESTree, parseSync, Visitor } from 'vite'

const TESTS = new Set(['it', 'test'])
/** Modifiers of `it` with which a test still runs. A skipped or planned test proves nothing. */
const RUNNING = new Set(['only', 'each', 'for', 'concurrent', 'sequential', 'skipIf', 'runIf'])
const NOT_RUNNING = new Set(['skip', 'todo', 'fixme'])
const PLACEHOLDER = '…'

/** The titles of the tests that a file runs. Parts only known at run time are `…`. */
export function testTitlesOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const titles: string[] = []
  let skippedSuites = 0
  new Visitor({
    CallExpression(call) {
      const names = namesIn(call.callee)
      if (isSkippedSuite(names)) skippedSuites += 1
      const title = isTest(names) ? titleOf(call.arguments[0]) : undefined
      if (title !== undefined && skippedSuites === 0) titles.push(title)
    },
    'CallExpression:exit'(call) {
      if (isSkippedSuite(namesIn(call.callee))) skippedSuites -= 1
    },
  }).visit(program)
  return titles
}

function isTest([root = '', ...modifiers]: readonly string[]): boolean {
  return TESTS.has(root) && modifiers.every((modifier) => RUNNING.has(modifier))
}

function isSkippedSuite(names: readonly string[]): boolean {
  return names.includes('describe') && names.some((name) => NOT_RUNNING.has(name))
}

/** `it.each(...)` is `['it', 'each']`. */
function namesIn(callee: ESTree.Expression | ESTree.Super): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name]
    case 'MemberExpression':
      return callee.property.type === 'Identifier' && !callee.computed
        ? [...namesIn(callee.object), callee.property.name]
        : []
    case 'CallExpression':
      return namesIn(callee.callee)
    case 'TaggedTemplateExpression':
      return namesIn(callee.tag)
    default:
      return []
  }
}

function titleOf(argument: ESTree.Argument | ESTree.PrivateIdentifier | undefined): string | undefined {
  switch (argument?.type) {
    case 'Literal':
      return typeof argument.value === 'string' ? argument.value : undefined
    case 'TemplateLiteral':
      return argument.quasis.map(({ value }) => value.cooked ?? '').join(PLACEHOLDER)
    case 'BinaryExpression':
      return `${titleOf(argument.left) ?? PLACEHOLDER}${titleOf(argument.right) ?? PLACEHOLDER}`
    default:
      return undefined
  }
}
