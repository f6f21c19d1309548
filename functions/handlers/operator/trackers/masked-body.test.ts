import { expect, it } from 'vitest'
import { maskedBody } from './masked-body.ts'

it.each([
  [
    '{"lat":-26.1,"n":"Bob, \\"5\\" Elm St.","on":true,"deep":{"at":[1e-7,null]}}',
    '{"lat":•••.•,"n":"•••, \\"•\\" ••• ••.","on":true,"deep":{"at":[••••,null]}}',
  ],
  // cut off, so it is no JSON
  ['{"lat":26.1', '{"•••":••.•'],
  ['*HQ,8168,V1,2603.22,N#', '*••,••••,••,••••.••,•#'],
  ['\u00e4\u4f4d', '••'],
  ['', ''],
])('T58 of the message %s, support reads %s', (body, masked) => {
  expect(maskedBody(body)).toBe(masked)
})
