import { expect, test } from 'vitest'
import { parseRule, ruleDraft } from './dialog/rule-draft.ts'
import { examplesFor } from './examples.ts'

test.each(['km', 'miles', 'nautical'] as const)(
  'ALR-1 each of the eleven examples is a rule that can be saved, in %s with round figures',
  (units) => {
    const examples = examplesFor(units, 'America/New_York')
    expect(examples).toHaveLength(11)
    for (const example of examples) {
      const draft = ruleDraft(example, units)
      expect(parseRule(draft, units).rule).toMatchObject({ name: example.name })
      for (const { type, value } of draft.conditions) {
        const isRound = value === '' || Number.isInteger(Number(value)) || type === 'battery'
        expect(isRound, `${example.name}: ${value}`).toBe(true)
      }
    }
  },
)
