import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCUMENTS = execFileSync('git', [
  'ls-files',
  '-z',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.md',
])
  .toString()
  .split('\0')
  .filter((path) => path !== '' && existsSync(path))

/** A Markdown link to a file of the repository, with the part after `#`. */
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g
/** A path in code style that contains no placeholder. */
const PATH = /`((?:bin|docs|functions|lib|shared|test|web)\/[\w./-]*)`/g

/** The anchor that GitHub derives from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')

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
})
