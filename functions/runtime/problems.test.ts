import { expect, test } from 'vitest'
import { alerts } from '../../shared/alerts/alerts.routes.ts'
import { anAlertBody } from '../../test/make/rules/rule.ts'
import { fieldErrors } from './problems.ts'

const errorsOf = (body: unknown) => {
  const { error } = alerts.postAlerts.body.safeParse(body)
  return error ? fieldErrors(error).map(({ path, code }) => [path, code]) : []
}

test.each<[string, unknown, string[][]]>([
  ['a rule', anAlertBody(), []],
  ['a list of devices', { deviceIds: [], hours: 24 }, []],
  [
    'a rule with a speed below zero',
    { ...anAlertBody(), conditions: [{ type: 'speed', operator: 'above', value: -1 }] },
    [['conditions.0.value', 'too-small']],
  ],
  [
    'a rule without a name and with an address that is none',
    { ...anAlertBody(), name: undefined, actions: [{ type: 'email', target: 'me' }] },
    [
      ['name', 'required'],
      ['actions.0.target', 'invalid-format'],
    ],
  ],
  ['devices with a time that is none', { deviceIds: [], hours: 0 }, [['hours', 'too-small']]],
  ['devices with one more field', { deviceIds: [], hours: 24, name: 'Too fast' }, [['name', 'unknown']]],
])('ALR-3 of two formats of a body, the errors are those of the closer one: %s', (_what, body, errors) => {
  expect(errorsOf(body)).toEqual(errors)
})
