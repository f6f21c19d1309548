import { describe, expect, it } from 'vitest'
import { coverageReport, problemsOf, rowsNamedBy, testsOf } from '../rows/coverage.ts'
import { groupsOf } from '../rows/requirements.ts'
import { testTitlesOf } from '../rows/test-titles.ts'

const PAGE = [
  '# Page',
  '| row | what holds |',
  '## LIV · live map (complete)',
  '| LIV-1 | opens |',
  '| LIV-10 | is empty, see LIV-1 |',
  '## SHR · share links',
  '| SHR-1 | shares |',
].join('\n')

describe('the page of requirements', () => {
  it('has groups with their rows, some declared complete', () => {
    expect(groupsOf(PAGE)).toEqual([
      { id: 'LIV', title: 'live map', complete: true, rows: ['LIV-1', 'LIV-10'] },
      { id: 'SHR', title: 'share links', complete: false, rows: ['SHR-1'] },
    ])
  })

  it.each([
    ['twice', `${PAGE}\n| SHR-1 | again |`],
    ['under another heading', `${PAGE}\n| LIV-2 | lost |`],
    ['in a group with another marker', PAGE.replace('(complete)', '(Complete)')],
    ['in a group that has none', `${PAGE}\n## DEV · devices`],
    ['under no group', `${PAGE}\n## Notes\n| SHR-2 | lost |`],
  ])('has no row %s', (_, page) => {
    expect(() => groupsOf(page)).toThrow()
  })
})

describe('the titles of a file', () => {
  it.each([
    ["it('a', f)", ['a']],
    ['test(`a $' + '{x} b`, f)', ['a … b']],
    ["it.each([['not', 1]])(\n'a', f)", ['a']],
    ["it.each`x\n1`('a', f)", ['a']],
    ["test.concurrent.for(['no'])('a' + 'b', f)", ['ab']],
    ["it.skipIf(cold)('a', f)", ['a']],
    ["describe('no', () => { it('a', f) })", ['a']],
    ["test('a', () => { test.step('no', f); test.skip(true, 'no') })", ['a']],
    ["it.skip('no', f); it.todo('no'); submit('no'); limits.it('no')", []],
    ["describe.skip('no', () => { it('no', f) }); it('a', f)", ['a']],
    ["test.describe.fixme('no', () => { test('no', f) }); test('a', f)", ['a']],
    ["// it('no', f)\nconst s = \"it('no')\"; /it('no')/", []],
  ])('of %j are %j', (source, titles) => {
    expect(testTitlesOf('a.test.ts', source)).toEqual(titles)
  })

  it('are not guessed when the file cannot be read', () => {
    expect(() => testTitlesOf('a.test.ts', "it('a', ")).toThrow('a.test.ts')
  })
})

describe('the rows that a title names', () => {
  it.each([
    ['LIV-3 LIV-7 at zoom 12', ['LIV-3', 'LIV-7']],
    ['LIV-3, LIV-7: at zoom 12', ['LIV-3', 'LIV-7']],
    ['LIV-3 and LIV-3', ['LIV-3']],
    ['LIV-3 LIV-3', ['LIV-3']],
    ['LIV-3a is mistyped', ['LIV-3a']],
    ['LIV-3… is filled in at run time', ['LIV-3…']],
    ['LIV-… too', []],
    ['T66 is no row', []],
    ['at LIV-3', []],
  ])('%j begins with %j', (title, rows) => {
    expect(rowsNamedBy(title)).toEqual(rows)
  })
})

describe('rows and tests together', () => {
  const groups = groupsOf(PAGE)
  const live = { file: 'live.test.ts', titles: ['LIV-10 a', 'LIV-10 SHR-1 b', 'c'] }

  it('count a test for each row that it names, and not for one whose id only begins alike', () => {
    expect(testsOf('LIV-10', [live])).toEqual([{ file: 'live.test.ts', tests: 2 }])
    expect(testsOf('LIV-1', [live])).toEqual([])
  })

  it('fail for an open row of a complete group, and of no other', () => {
    expect(problemsOf(groups, [{ file: 'live.test.ts', titles: ['LIV-10 a'] }])).toEqual([
      'LIV is declared complete, but no test shows LIV-1',
    ])
    expect(problemsOf(groups, [{ file: 'live.test.ts', titles: ['LIV-1 LIV-10 a'] }])).toEqual([])
  })

  it('fail for a row that does not exist', () => {
    const [problem] = problemsOf(groups, [{ file: 'live.test.ts', titles: ['LIV-1 LIV-10 LVI-1 a'] }])
    expect(problem).toContain('no row LVI-1')
  })

  it('are listed with a closing line', () => {
    expect(coverageReport(groups, [live]).split('\n')).toEqual([
      'LIV · live map (complete)',
      '  LIV-1   open',
      '  LIV-10  2 tests: live.test.ts (2)',
      '',
      'SHR · share links',
      '  SHR-1   1 test: live.test.ts (1)',
      '',
      '3 rows: 2 tested, 1 open; 1 of 2 groups declared complete',
    ])
  })
})
