import { existsSync, readFileSync } from 'node:fs'
import { callsFileIn, outputFileIn } from '../../bin/local/functions/function-records.ts'
import { RecordLine } from '../../bin/local/iam/call-record.ts'
import { EXPLAINED } from './explained.ts'
import { judgeRecord } from './judge-record.ts'
import { leaksIn } from './leaks.ts'

type Check = { title: string; problems: readonly string[] }

/** Checks the AWS calls and the output of all functions, recorded during a whole test run. */
export function checkRecords(folder: string): Check[] {
  const [callsFile, outputFile] = [callsFileIn(folder), outputFileIn(folder)]
  if (!existsSync(callsFile) || !existsSync(outputFile))
    return [
      { title: 'T105 the test run records what its functions do', problems: [`No records in ${folder}`] },
    ]
  const lines = readFileSync(callsFile, 'utf8').trim().split('\n')
  const judged = judgeRecord(
    lines.map((line) => RecordLine.parse(JSON.parse(line))),
    EXPLAINED,
  )
  const output = readFileSync(outputFile, 'utf8')
  const explained = judged.explained.map(({ why, unused }) => `\n    ${unused} unused: ${why}`)
  return [
    {
      title: `T105 the roles of ${judged.functions} functions allow all their ${judged.calls} AWS calls`,
      problems: judged.refused,
    },
    {
      title: `T106 roles deny ${judged.deniedToOthers} calls of other functions, and every unused permission has a reason:${explained.join('')}`,
      problems: [
        ...judged.unused.map((right) => `Unused: ${right}`),
        ...judged.explained
          .filter(({ granted }) => granted === 0)
          .map(({ why }) => `Reason that no permission needs: ${why}`),
      ],
    },
    {
      title: `T115 ${output.split('\n').length} lines of function output contain no secrets, addresses or positions`,
      problems: leaksIn(output),
    },
  ]
}
