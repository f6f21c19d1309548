import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '../shared/i18n/language.ts'
import { messageOf, UserError } from './cli/user-error.ts'
import { readCorrections } from './texts/read-corrections.ts'
import { readTexts } from './texts/read-texts.ts'
import { textTable } from './texts/text-table.ts'
import { writeTexts } from './texts/write-texts.ts'

const USAGE = `npm run texts -- ja > ja.csv       prints every text in Japanese beside the English one
npm run texts -- ja --read ja.csv  writes what was corrected in the table`

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')

/** Prints the texts of a language as a table for its translator, or reads the corrected table back. */
function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { read: { type: 'string' } },
  })
  const language = TRANSLATIONS.find((one) => one === positionals[0])
  if (language === undefined || positionals.length > 1)
    throw new UserError(`Name one language: ${TRANSLATIONS.join(', ')}.\n\n${USAGE}`)
  const [english, translated] = [readTexts('.', 'en'), readTexts('.', language)]
  if (values.read === undefined) {
    process.stdout.write(textTable(english, translated, language))
    return
  }
  const corrections = readCorrections(readFileSync(values.read, 'utf8'), english, translated)
  const files = writeTexts('.', corrections)
  if (files.length > 0) execFileSync('npx', ['biome', 'format', '--write', ...files], { stdio: 'pipe' })
  console.log([`Corrected texts: ${corrections.length}`, ...files].join('\n'))
}

try {
  run()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
