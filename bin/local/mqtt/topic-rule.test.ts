import { expect, test } from 'vitest'
import { ruleEvent, takesMessage } from './topic-rule.ts'

const RULE = { name: 'vectra_telemetry_owntracks', filter: 'owntracks/+/+' }

test.each([
  ['owntracks/SEA240/phone', true],
  ['owntracks/SEA240', false],
  ['owntracks/SEA240/phone/event', false],
  ['$aws/rules/vectra_telemetry_owntracks/owntracks/SEA240/phone', true],
  // Basic Ingest does not ask the FROM
  ['$aws/rules/vectra_telemetry_owntracks/anything', true],
  ['$aws/rules/vectra_telemetry_vectra/owntracks/SEA240/phone', false],
  ['$aws/rules/vectra_telemetry_owntracks', false],
  ['$SYS/owntracks/SEA240', false],
])('the rule takes what is sent to %s: %s', (topic, taken) => {
  expect(takesMessage(RULE, topic)).toBe(taken)
})

test('the rule sees the topic without its own name, as on AWS', () => {
  const { topic } = ruleEvent(
    Buffer.from('{}'),
    '$aws/rules/vectra_telemetry_owntracks/owntracks/SEA240/phone',
    'SEA240',
    0,
  )
  expect(topic).toBe('owntracks/SEA240/phone')
})
