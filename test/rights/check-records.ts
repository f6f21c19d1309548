import { existsSync, readFileSync } from 'node:fs'
import { callsFileIn, outputFileIn } from '../../bin/local/functions/function-records.ts'
import { RecordLine } from '../../bin/local/iam/call-record.ts'
import { EXPLAINED } from './explained.ts'
import { judgeRecord } from './judge-record.ts'
import { leaksIn } from './leaks.ts'

type Check = { title: string; problems: readonly string[] }

/** What the functions of a whole suite asked of AWS and printed, judged when it is over. */
export function checkRecords(folder: string): Check[] {
  const [callsFile, outputFile] = [callsFileIn(folder), outputFileIn(folder)]
  if (!existsSync(callsFile) || !existsSync(outputFile))
    return [
      { title: 'T105 the suite keeps what its functions do', problems: [`Nothing is kept in ${folder}`] },
    ]
  const lines = readFileSync(callsFile, 'utf8').trim().split('\n')
  const found = judgeRecord(
    lines.map((line) => RecordLine.parse(JSON.parse(line))),
    EXPLAINED,
  )
  const output = readFileSync(outputFile, 'utf8')
  const explained = found.explained.map(({ why, rights }) => `\n    ${rights} rights: ${why}`)
  return [
    {
      title: `T105 the roles of ${found.functions} functions allow their ${found.calls} calls to AWS`,
      problems: found.refused,
    },
    {
      title: `T106 ${found.deniedToOthers} calls of others are denied to them; what no call uses is explained:${explained.join('')}`,
      problems: [
        ...found.unused.map((right) => `Used by no call: ${right}`),
        ...found.explained.filter(({ rights }) => rights === 0).map(({ why }) => `Explains nothing: ${why}`),
      ],
    },
    {
      title: `T115 ${output.split('\n').length} lines of the functions' output hold no secrets, addresses or places`,
      problems: leaksIn(output),
    },
  ]
}
