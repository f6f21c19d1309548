import i18next from 'i18next'
import { expect, test } from 'vitest'
import { appTexts as en } from './en/app.ts'
import { connectPageTexts } from './en/connect-page.ts'
import { reportingPageTexts } from './en/reporting-page.ts'
import { settingsPageTexts } from './en/settings-page.ts'
import { signInTexts } from './en/sign-in.ts'
import { subscriptionTexts } from './en/subscription.ts'
import { addTexts, startTexts } from './i18n.ts'
import { limits } from './limits.ts'

test('texts mention limits by their values', async () => {
  await startTexts('en')
  await addTexts('connect')
  expect(i18next.t('addDevice.idWrong')).toBe(
    'Use 3 to 32 letters, digits, - or _, starting with a letter or digit.',
  )
  expect(i18next.t('connect.connection.ends.CLIENT_ERROR')).toContain('larger than 128 kB')
})

test('every limit in a text exists, and every limit is in a text', () => {
  const texts = [en, connectPageTexts, reportingPageTexts, settingsPageTexts, signInTexts, subscriptionTexts]
  const mentioned = [...JSON.stringify(texts).matchAll(/\{\{limits\.(\w+)\}\}/g)].map(([, name]) => name)
  expect([...new Set(mentioned)].toSorted()).toEqual(Object.keys(limits).toSorted())
})
