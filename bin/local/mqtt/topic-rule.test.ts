import { expect, test } from 'vitest'
import { ruleApplies, ruleEvent } from './topic-rule.ts'

const RULE = { name: 'vectra_telemetry_owntracks', filter: 'owntracks/+/+' }

test.each([
  ['owntracks/SEA240/phone', true],
  ['owntracks/SEA240', false],
  ['owntracks/SEA240/phone/event', false],
  ['$aws/rules/vectra_telemetry_owntracks/owntracks/SEA240/phone', true],
  // Basic Ingest ignores FROM
  ['$aws/rules/vectra_telemetry_owntracks/anything', true],
  ['$aws/rules/vectra_telemetry_vectra/owntracks/SEA240/phone', false],
  ['$aws/rules/vectra_telemetry_owntracks', false],
  ['$SYS/owntracks/SEA240', false],
])('the rule applies to %s: %s', (topic, applies) => {
  expect(ruleApplies(RULE, topic)).toBe(applies)
})

test('the rule gets the topic without its own name, as on AWS', () => {
  const { topic } = ruleEvent(
    Buffer.from('{}'),
    '$aws/rules/vectra_telemetry_owntracks/owntracks/SEA240/phone',
    'SEA240',
    0,
  )
  expect(topic).toBe('owntracks/SEA240/phone')
})
