import { expect, test } from 'vitest'
import { alarmDescription, readAlarmDescription } from './alarms.ts'

test('T106 reads of an alarm what its description was written from', () => {
  const texts = {
    event: 'One API call in twenty takes longer than 2 s',
    remedy: 'find the route: it is in the access log. Then ask for more',
    section: 'API errors and latency',
  }
  expect(readAlarmDescription(alarmDescription(texts))).toEqual(texts)
})

test.each(['', 'Some alarm of somebody else', 'Late: do it.', 'x: y. See "z" in docs/operate.md. And more'])(
  'T106 knows that %j describes no alarm of ours',
  (description) => expect(readAlarmDescription(description)).toBeNull(),
)
