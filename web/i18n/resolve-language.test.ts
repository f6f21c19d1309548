import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/i18n/language.ts'
import { type LanguageSources, resolveLanguage } from './resolve-language.ts'

/** A visitor of a page in English whose browser prefers French, and who stored nothing. */
const resolved = (sources: Partial<LanguageSources>) =>
  resolveLanguage({ stored: [null, null], browser: ['fr-CA', 'es'], page: 'en', ...sources })

describe('PUB-5 the language of a visitor is', () => {
  test('PUB-5 the stored one, else the browser’s, else the page’s, else English', () => {
    expect(resolved({ stored: ['ja', 'pt'], page: 'zh-Hans' })).toBe('ja')
    expect(resolved({ stored: [null, 'pt'], page: 'zh-Hans' })).toBe('pt')
    expect(resolved({ page: 'zh-Hans' })).toBe('fr')
    expect(resolved({ browser: [], page: 'zh-Hans' })).toBe('zh')
    expect(resolved({ browser: [], page: '' })).toBe('en')
  })

  test('PUB-5 the first that the product has', () => {
    expect(resolved({ stored: ['tlh', null] })).toBe('fr')
    expect(resolved({ browser: ['tlh-AT', 'qya', 'pt-BR', 'en'] })).toBe('pt')
    expect(resolved({ browser: ['tlh'], page: 'ja' })).toBe('ja')
  })

  test.each(LANGUAGES)('PUB-5 %s in any region and case', (language) => {
    expect(resolved({ stored: [language, null] })).toBe(language)
    expect(resolved({ stored: [`${language.toUpperCase()}-Latn-419`, null] })).toBe(language)
    expect(resolved({ stored: [`${language}_XX`, null] })).toBe(language)
  })

  test.each([
    '<script>alert(1)</script>',
    'es<script>alert(1)</script>',
    'es"><img src=x onerror=alert(1)>',
    "es' onload='alert(1)",
    'javascript:alert(1)',
    'data:text/html,es',
    'es;alert(1)',
    'es(1)',
    'es`',
    'es\n',
    'es\u0000',
    'es/../ja',
    '../es',
    '../../shared/i18n/es',
    '{{constructor}}',
    '$t(settings)',
    '__proto__',
    'constructor',
    'eval(es)',
    ' es',
    'es ',
    '',
    `es-${'a'.repeat(9)}`,
    'es-a-b-c-d-e',
  ])('PUB-5 never read from %j, which is discarded', (hostile) => {
    expect(resolved({ stored: [hostile, 'pt'] })).toBe('pt')
    expect(resolved({ browser: [hostile, 'ja'] })).toBe('ja')
    expect(resolved({ browser: [], page: hostile })).toBe('en')
  })
})
