import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachedName, attachment } from './attachment.ts'

test('API-4 a file keeps its name in any script, and a name cannot add a header or a parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const value = attachment(name)
      expect(attachedName(value)).toBe(name)
      expect(value).toMatch(/^attachment; filename="[\w .,()-]+"; filename\*=UTF-8''[\w.~!%-]+$/)
    }),
    { seed: 1 },
  )
})

test.each([null, '', 'inline', 'attachment; filename="a.pdf"', "attachment; filename*=UTF-8''%E0%A4%A"])(
  'API-4 a name that cannot be read is unknown: %s',
  (value) => expect(attachedName(value)).toBeNull(),
)
