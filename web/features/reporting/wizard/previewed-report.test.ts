import { expect, test } from 'vitest'
import { aGeneratedReport } from '../../../../test/make/generated-report.ts'
import { PREVIEW_MAX_BYTES, previewOf } from './previewed-report.ts'

const read = async (url: string) => `the file of ${url}`

test.each([
  [{ fileSize: PREVIEW_MAX_BYTES }, { kind: 'shown', html: 'the file of https://example.com/report' }],
  [{ fileSize: PREVIEW_MAX_BYTES + 1 }, { kind: 'notShown' }],
  [{ status: 'generating', fileUrl: null, fileSize: null }, { kind: 'notShown' }],
  [
    { status: 'failed', fileUrl: null, error: 'no-devices' },
    { kind: 'failed', reason: 'no-devices' },
  ],
  [
    { status: 'failed', fileUrl: null, error: null },
    { kind: 'failed', reason: 'internal' },
  ],
] as const)('REP-2 the preview of a report with %j is %j', async (change, preview) => {
  expect(await previewOf(aGeneratedReport(change), read)).toEqual(preview)
})
