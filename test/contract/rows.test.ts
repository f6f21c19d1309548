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

describe('the requirements page', () => {
  it('has groups with rows, some declared complete', () => {
    expect(groupsOf(PAGE)).toEqual([
      { id: 'LIV', title: 'live map', complete: true, rows: ['LIV-1', 'LIV-10'] },
      { id: 'SHR', title: 'share links', complete: false, rows: ['SHR-1'] },
    ])
  })

  it.each([
    ['twice', `${PAGE}\n| SHR-1 | again |`],
    ['under another heading', `${PAGE}\n| LIV-2 | lost |`],
    ['with another completeness marker', PAGE.replace('(complete)', '(Complete)')],
    ['without rows', `${PAGE}\n## DEV · devices`],
    ['outside any group', `${PAGE}\n## Notes\n| SHR-2 | lost |`],
  ])('may not have a row or group %s', (_, page) => {
    expect(() => groupsOf(page)).toThrow()
  })
})

describe('the test titles of a file', () => {
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
  ])('%j has %j', (source, titles) => {
    expect(testTitlesOf('a.test.ts', source)).toEqual(titles)
  })

  it('throw for a file that cannot be parsed', () => {
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
    ['T66 LIV-3 T67 LIV-7 with cases', ['LIV-3', 'LIV-7']],
    ['T66 at LIV-3', []],
    ['at LIV-3', []],
  ])('%j starts with %j', (title, rows) => {
    expect(rowsNamedBy(title)).toEqual(rows)
  })
})

describe('row coverage', () => {
  const groups = groupsOf(PAGE)
  const live = { file: 'live.test.ts', titles: ['LIV-10 a', 'LIV-10 SHR-1 b', 'c'] }

  it('counts a test for each row that it names, but not for one whose id merely starts the same', () => {
    expect(testsOf('LIV-10', [live])).toEqual([{ file: 'live.test.ts', tests: 2 }])
    expect(testsOf('LIV-1', [live])).toEqual([])
  })

  it('reports a row of a complete group that no test proves from outside, and of no other', () => {
    const unit = { file: 'web/live.test.ts', titles: ['LIV-1 a', 'LIV-10 a'] }
    const problem = 'LIV is declared complete, but no test from outside names'
    expect(problemsOf(groups, [unit])).toEqual([`${problem} LIV-1, LIV-10`])
    for (const folder of ['flow', 'e2e', 'stack']) {
      const outside = { file: `test/${folder}/live.test.ts`, titles: ['LIV-1 a'] }
      expect(problemsOf(groups, [unit, outside])).toEqual([`${problem} LIV-10`])
    }
    expect(problemsOf(groups, [{ file: 'test/flow/live.test.ts', titles: ['LIV-1 LIV-10 a'] }])).toEqual([])
  })

  it('reports a row that does not exist', () => {
    const [problem] = problemsOf(groups, [{ file: 'live.test.ts', titles: ['LIV-1 LIV-10 LVI-1 a'] }])
    expect(problem).toContain('no row LVI-1')
  })

  it('lists every row and ends with a summary line', () => {
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
