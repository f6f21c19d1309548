import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCorrections } from './read-corrections.ts'
import { readTexts } from './read-texts.ts'
import { textTable } from './text-table.ts'
import { writeTexts } from './write-texts.ts'

const ENGLISH = `/** The list. */
export const listTexts = {
  list: {
    /** Above the list. */
    title: 'Devices',
    count_one: '{{count}} device',
    count_other: '{{count}} devices',
    more: '+{{count}} more',
    steps: ['First', 'Then'],
  },
} as const
`
const FRENCH = `export const listTexts = {
  list: {
    title: 'Appareils',
    count_one: '{{count}} appareil',
    count_many: '{{count}} d’appareils',
    count_other: '{{count}} appareils',
    more: '+{{count}}',
    steps: ['D’abord', 'Puis'],
  },
}
`
const MAILS = "export const mailTexts = { hello: 'Hello {{name}}' }\n"

function aProject() {
  const root = mkdtempSync(join(tmpdir(), 'vectra-texts-'))
  const write = (file: string, source: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  write('web/i18n/en/lists.ts', ENGLISH)
  write('web/i18n/fr/lists.ts', FRENCH)
  write('shared/i18n/en/mails.ts', MAILS)
  write('shared/i18n/fr/mails.ts', MAILS.replace('Hello', 'Bonjour'))
  const [english, french] = [readTexts(root, 'en'), readTexts(root, 'fr')]
  const table = textTable(english, french, 'fr')
  return {
    table,
    /** Reads the table back after replacing a part of it. */
    correct(part: string, by: string) {
      expect(table).toContain(part)
      const corrections = readCorrections(table.replace(part, by), english, french)
      return writeTexts(root, corrections)
    },
    source: (file: string) => readFileSync(join(root, file), 'utf8'),
  }
}

describe('the table of the texts of a language', () => {
  it('has each text beside the English one, with its note', () => {
    expect(aProject().table.replace('\ufeff', '').split('\r\n')).toEqual([
      'text,note,en,fr',
      'shared/mails.ts mailTexts.hello,,Hello {{name}},Bonjour {{name}}',
      'web/lists.ts listTexts.list.title,Above the list.,Devices,Appareils',
      'web/lists.ts listTexts.list.count_one,,{{count}} device,{{count}} appareil',
      'web/lists.ts listTexts.list.count_many,,{{count}} devices,{{count}} d’appareils',
      'web/lists.ts listTexts.list.count_other,,{{count}} devices,{{count}} appareils',
      "web/lists.ts listTexts.list.more,,'+{{count}} more,'+{{count}}",
      'web/lists.ts listTexts.list.steps.0,,First,D’abord',
      'web/lists.ts listTexts.list.steps.1,,Then,Puis',
      '',
    ])
  })

  it('changes nothing where nothing was corrected', () => {
    const project = aProject()
    expect(project.correct('Appareils', 'Appareils')).toEqual([])
    expect(project.source('web/i18n/fr/lists.ts')).toBe(FRENCH)
  })

  it.each([
    ['Appareils', 'Vos appareils', "title: 'Vos appareils'"],
    ['Appareils', "L'appareil", `title: "L'appareil"`],
    ['Appareils', 'Vos\u202fappareils', "title: 'Vos\\u{202f}appareils'"],
    ["'+{{count}}\r\n", "'+ {{count}}\r\n", "more: '+ {{count}}'"],
    ['Puis', '"Puis, ""enfin"""', `steps: ['D’abord', 'Puis, "enfin"']`],
    ['{{count}} appareil\r\n', 'un appareil\r\n', "count_one: 'un appareil'"],
  ])('writes the correction of %j to %j', (part, by, written) => {
    const project = aProject()
    expect(project.correct(part, by)).toEqual(['web/i18n/fr/lists.ts'])
    expect(project.source('web/i18n/fr/lists.ts')).toContain(written)
  })

  it('is read as spreadsheets of other countries save it', () => {
    const project = aProject()
    const semicolons = project.table.replaceAll(',', ';').replace('Appareils', 'Vos appareils')
    expect(project.correct(project.table, semicolons)).toEqual(['web/i18n/fr/lists.ts'])
  })

  it.each([
    ['Bonjour {{name}}', 'Bonjour', 'mailTexts.hello lacks {{name}}'],
    ['Bonjour {{name}}', 'Bonjour {{nom}}', 'mailTexts.hello has {{nom}}, which English has not'],
    ['Bonjour {{name}}', '', 'mailTexts.hello is missing'],
    ['mailTexts.hello', 'mailTexts.bye', 'mailTexts.bye: there is no such text.'],
    ['Devices,Appareils', 'Device,Vos appareils', 'the English text is now “Devices”'],
    ['text,note', 'id,note', 'its first column must be named “text”'],
    [',Appareils', '', 'The table cannot be read'],
  ])('with %j replaced by %j writes nothing, and says why', (part, by, reason) => {
    const project = aProject()
    expect(() => project.correct(part, by)).toThrow(reason)
    expect(project.source('web/i18n/fr/lists.ts')).toBe(FRENCH)
  })
})
