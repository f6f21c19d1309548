import { expect, test } from 'vitest'
import { fittedSize, inTwoLines, TEXT_SIZE } from './fitted-text.tsx'

test('PUB-3 a short label of a diagram has the size of all, and a long one is smaller', () => {
  expect(fittedSize('Red', 80)).toBe(TEXT_SIZE)
  expect(fittedSize('x'.repeat(20), 102)).toBe(8.5)
  expect(fittedSize('アクセサリー', 60)).toBe(10)
})

test.each([
  ['Key switch', 120, ['Key switch']],
  ['Interruptor de arranque', 120, ['Interruptor', 'de arranque']],
  ['点火开关', 20, ['点火开关']],
])('PUB-3 the name %s in a box of %s is %s', (name, width, lines) =>
  expect(inTwoLines(name, width)).toEqual(lines),
)
