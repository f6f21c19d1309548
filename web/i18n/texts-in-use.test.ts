import { expect, test } from 'vitest'
import { bareTexts } from '../../test/make/texts/bare-texts.ts'
import { keysOf, literalsOf, unusedKeys } from '../../test/make/texts/text-keys.ts'
import { appTexts as en } from './en/app.ts'
import { boatTexts } from './en/boat.ts'
import { connectPageTexts } from './en/connect-page.ts'
import { importTexts } from './en/import.ts'
import { onboardingTexts } from './en/onboarding.ts'
import { reportingPageTexts } from './en/reporting-page.ts'
import { settingsPageTexts } from './en/settings-page.ts'
import { signInTexts } from './en/sign-in.ts'
import { subscriptionTexts } from './en/subscription.ts'
import { whyNotTexts } from './en/why-not.ts'

const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./*/**', '!../make/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** In English only: docs/decisions/081. */
const CONSOLE = '../features/operator/'

test('PUB-5 every text is used', () => {
  expect(
    unusedKeys(
      [
        en,
        reportingPageTexts,
        settingsPageTexts,
        onboardingTexts,
        signInTexts,
        subscriptionTexts,
        boatTexts,
        connectPageTexts,
        importTexts,
        whyNotTexts,
      ].flatMap((texts) => keysOf(texts)),
      literalsOf(files),
    ),
  ).toEqual([])
})

test('PUB-5 a text counts as used by its key or by a template that begins with it', () => {
  const literals = literalsOf({
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
    'a.tsx': "const a = t('menu.open'); const b = <p>{t(`status.${state}.title`)}</p>; const c = `${x}.lost`",
  })
  const texts = {
    menu: { open: 'Open', close: 'Close' },
    status: { on: { title: 'On' } },
    way: { lost_one: '' },
  }
  expect(unusedKeys(keysOf(texts), literals)).toEqual(['menu.close', 'way.lost'])
})

test('PUB-5 no component writes a text itself', () => {
  const bare = Object.entries(files)
    .filter(([path]) => !path.startsWith(CONSOLE))
    .flatMap(([path, source]) => bareTexts(path, source).map((text) => `${path}: ${text}`))
  expect(bare).toEqual([])
})

test.each([
  ['<p>Sign in</p>', 'Sign in'],
  ["<p>{open ? 'Close it' : t('menu.open')}</p>", 'Close it'],
  ['<p>{`Hello`}</p>', 'Hello'],
  ['<button aria-label="Close" />', 'Close'],
  ["<img alt={name ?? 'A boat'} />", 'A boat'],
  ["toast({ text: 'It is saved' })", 'It is saved'],
])('PUB-5 finds a text in %s', (source, text) => {
  expect(bareTexts('a.tsx', source)).toEqual([text])
})

test.each([
  "<p title={t('menu.open')}>{t('menu.text')} · {speed}</p>",
  '<Viewer title="dataFailed" className="Wide one" />',
  "const fault = { text: 'not-loaded', path: 'M0 0' }",
])('PUB-5 finds none in %s', (source) => {
  expect(bareTexts('a.tsx', source)).toEqual([])
})
