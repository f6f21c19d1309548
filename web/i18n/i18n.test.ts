// @vitest-environment happy-dom

import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '../../shared/i18n/language.ts'
import { appTexts as en } from './en/app.ts'
import { addTexts, showLanguage, shownLanguage, startPageTexts, translatorFor } from './i18n.ts'
import type { TextPart } from './load-texts.ts'

const KEYS = ['i18nextLng', 'i18next']
const SPANISH = { shell: { signOut: 'Cerrar sesión' } }
const JAPANESE = { shell: { signOut: 'ログアウト' } }
const ORDER = { onboarding: { back: 'Back of the order' } }

/** A loader of these languages. Each load takes as long as a test says. */
const aLoader = (texts: Partial<Record<Language, object>>, takesMs: Partial<Record<Language, number>> = {}) =>
  vi.fn(async (part: TextPart, language: Language) => {
    await new Promise((resolve) => setTimeout(resolve, takesMs[language] ?? 0))
    const loaded = part === 'order' ? ORDER : texts[language]
    if (loaded === undefined) throw new Error(`No ${language} here`)
    return { ...loaded }
  })
const stored = () => KEYS.map((key) => localStorage.getItem(key))
const store = (language: string) => localStorage.setItem('i18nextLng', language)
const signOutText = () => i18next.t('shell.signOut')

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
})
afterEach(() => vi.restoreAllMocks())

describe('PUB-5 a page', () => {
  test('PUB-5 loads the texts of its language only, and remembers it under both keys', async () => {
    store('es')
    const load = aLoader({ en, es: SPANISH })
    await startPageTexts('site', load)
    expect(signOutText()).toBe('Cerrar sesión')
    expect(load.mock.calls).toEqual([['site', 'es']])
    expect(document.documentElement.lang).toBe('es')
    expect(stored()).toEqual(['es', 'es'])
  })

  test('PUB-5 replaces a stored script by the language of the browser', async () => {
    store('es"><script>alert(1)</script>')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP'])
    await startPageTexts('site', aLoader({ en, ja: JAPANESE }))
    expect(signOutText()).toBe('ログアウト')
    expect(stored()).toEqual(['ja', 'ja'])
  })

  test('PUB-5 is in English where its language cannot be loaded, which is logged and not remembered', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    store('es')
    await startPageTexts('site', aLoader({ en }))
    expect(signOutText()).toBe('Sign out')
    expect(document.documentElement.lang).toBe('en')
    expect(logged).toHaveBeenCalledOnce()
    expect(stored()).toEqual(['es', 'es'])
  })

  test('PUB-5 switches at once, names Chinese as simplified, and remembers the choice', async () => {
    await startPageTexts('site', aLoader({ en, zh: { shell: { signOut: '退出登录' } } }))
    await showLanguage('zh')
    expect(signOutText()).toBe('退出登录')
    expect(document.documentElement.lang).toBe('zh-Hans')
    expect(stored()).toEqual(['zh', 'zh'])
  })

  test('PUB-5 keeps its language when another cannot be loaded', async () => {
    store('es')
    await startPageTexts('site', aLoader({ en, es: SPANISH }))
    await expect(showLanguage('fr')).rejects.toThrow('No fr here')
    expect(shownLanguage()).toBe('es')
    expect(stored()).toEqual(['es', 'es'])
  })

  test('PUB-5 shows the last of two quick choices, even if the first arrives later', async () => {
    await startPageTexts('site', aLoader({ en, es: SPANISH, ja: JAPANESE }, { ja: 30 }))
    await Promise.all([showLanguage('ja'), showLanguage('es')])
    expect(shownLanguage()).toBe('es')
    expect(stored()).toEqual(['es', 'es'])
  })

  test('PUB-5 offers another language in that language, and stays in its own', async () => {
    store('es')
    await startPageTexts('site', aLoader({ en, es: SPANISH, ja: JAPANESE }))
    expect((await translatorFor('ja'))('shell.signOut')).toBe('ログアウト')
    expect(signOutText()).toBe('Cerrar sesión')
  })

  test('PUB-5 of an order adds the texts of the site with its payment', async () => {
    store('es')
    await startPageTexts('order', aLoader({ en, es: SPANISH }))
    await addTexts('site')
    expect(i18next.t('onboarding.back')).toBe('Back of the order')
    expect(signOutText()).toBe('Cerrar sesión')
  })
})
