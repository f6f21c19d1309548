import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The files of the project that match, including those that are not committed yet. */
const filesLike = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns])
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(path))

const DOCUMENTS = filesLike('*.md')
const SOURCES = filesLike('*.ts', '*.tsx').filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path))
/** More are more than one takes in at a glance. */
const FILES_MAX = 20

/** A Markdown link to a file of the repository, with the part after `#`. */
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g
/** A path in code style that contains no placeholder. */
const PATH = /`((?:bin|docs|functions|lib|shared|test|web)\/[\w./-]*)`/g

const DIAGRAM = /```mermaid\n(.*?)```/gs
/** A path in a diagram, where a label may go on in the next line. */
const DIAGRAM_PATH = /\b(?:bin|docs|functions|lib|shared|test|web)\/[\w./-]*\w/g

/** A page that is read as a whole is no longer than one reads before a meeting. */
const WORDS_MAX = 800
/** Pages in which one looks something up. They may be longer. */
const REFERENCE = new Set(['deploy', 'glossary', 'operate', 'requirements', 'trackers'])
const PAGES = DOCUMENTS.filter((path) => {
  const name = /^docs\/(?:flows\/)?([\w-]+)\.md$/.exec(path)?.[1]
  return name !== undefined && !REFERENCE.has(name)
})
const FLOWS = PAGES.filter((path) => path.startsWith('docs/flows/'))

/** The anchor that GitHub derives from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')

const diagramsIn = (text: string) => [...text.matchAll(DIAGRAM)].map(([, diagram = '']) => diagram)

const anchorsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

function isBroken(document: string, target: string, anchor: string | undefined): boolean {
  const path = target === '' ? document : join(dirname(document), target)
  if (!existsSync(path)) return true
  return anchor !== undefined && !anchorsIn(path).includes(anchor)
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  it('links only to files and headings that exist', () => {
    const broken = [...text.matchAll(LINK)].filter(([, target = '', anchor]) =>
      isBroken(document, target, anchor),
    )
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it('names only paths that exist', () => {
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('draws only paths that exist', () => {
    const paths = diagramsIn(text).flatMap(
      (diagram) => diagram.replaceAll('/<br/>', '/').match(DIAGRAM_PATH) ?? [],
    )
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })
})

it.each(PAGES)(`%s has at most ${WORDS_MAX} words`, (page) => {
  const words = readFileSync(page, 'utf8').match(/\S+/g) ?? []
  expect(words.length).toBeLessThanOrEqual(WORDS_MAX)
})

it.each(['docs/architecture.md', ...FLOWS])('%s has a diagram', (page) => {
  expect(diagramsIn(readFileSync(page, 'utf8'))).not.toEqual([])
})

describe('docs/glossary.md', () => {
  const groups = readFileSync('docs/glossary.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((group) =>
      [...group.matchAll(/^\| (?!term \|)([^|]+) \|/gm)].map(([, term = '']) => term.replaceAll('`', '')),
    )

  it('has one term in each row', () => {
    expect(groups.flat().filter((term) => /[,;]/.test(term))).toEqual([])
  })

  it('has the terms of each group in the order of the alphabet', () => {
    const lowercase = groups.map((terms) => terms.map((term) => term.toLowerCase()))
    expect(lowercase).toEqual(lowercase.map((terms) => terms.toSorted()))
  })
})

describe('functions/stores/README.md', () => {
  const folder = 'functions/stores'
  const rows = [
    ...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/^\| ([A-Z]\w+) \| (`[^|]+`) \|.*$/gm),
  ]

  it('has each table with its key', () => {
    const declared = readFileSync('lib/tables.ts', 'utf8').matchAll(/this\.table\(('[^)]+')\)/g)
    const tables = [...declared].map(([, names = '']) => names.replaceAll("'", '').split(', '))
    expect(tables.length).toBeGreaterThan(0)
    expect(rows.map(([, table, key = '']) => [table, ...key.replaceAll('`', '').split(', ')])).toEqual(tables)
  })

  it('has each store once', () => {
    const linked = rows.flatMap(([row]) => [...row.matchAll(LINK)].map(([, target = '']) => target))
    const stores = SOURCES.filter(
      (path) =>
        path.startsWith(`${folder}/`) &&
        /^export (?:function|const) \w+Store\b/m.test(readFileSync(path, 'utf8')),
    )
    expect(linked.toSorted()).toEqual(stores.map((path) => relative(folder, path)).toSorted())
  })
})

/** Folders of texts have a file for each page. */
const TEXTS = /^web\/i18n\/\w\w$/

it('no folder has more than 20 source files beside its sub-folders', () => {
  const counts = new Map<string, number>()
  for (const path of SOURCES) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  const full = [...counts].filter(([folder, count]) => count > FILES_MAX && !TEXTS.test(folder))
  expect(full).toEqual([])
})
