import { describe, expect, it } from 'vitest'
import { LANGUAGE, LANGUAGES } from '../../shared/i18n/language.ts'
import { translationFaults } from '../../test/make/translation-faults.ts'

const files = {
  ...import.meta.glob<Record<string, unknown>>('./??/**/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../shared/i18n/??/**/*.ts', { eager: true }),
}
const english = Object.entries(files).filter(([path]) => path.includes('/en/'))

describe.each(LANGUAGES.filter((language) => language !== 'en'))('PUB-5 %s', (language) => {
  it.each(english)('has every text of %s, with its placeholders, tags and plural forms', (path, texts) => {
    const translated = files[path.replace('/en/', `/${language}/`)]
    expect(translationFaults(language, texts, translated)).toEqual([])
  })

  it('has no text that English does not have', () => {
    const unknown = Object.keys(files)
      .filter((path) => path.includes(`/${language}/`))
      .filter((path) => !(path.replace(`/${language}/`, '/en/') in files))
    expect(unknown).toEqual([])
  })
})

it.each(LANGUAGES)('PUB-5 %s has the plural forms of CLDR', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  expect(pluralCategories.toSorted()).toEqual(LANGUAGE[language].plurals.toSorted())
})
