import type { RecordLine } from '../../bin/local/iam/call-record.ts'
import { decideAccess } from '../../bin/local/iam/judge.ts'
import type { Statement } from '../../bin/local/iam/statement.ts'
import type { Explained } from './explained.ts'
import { type Granted, grantedBy } from './granted.ts'

type CallLine = Extract<RecordLine, { action: string }>

type RightsFound = {
  functions: number
  calls: number
  /** Calls that their function's role refuses, and calls whose required permissions are unknown. */
  refused: string[]
  /** How many calls of other functions roles deny. If a role allows one that its function never makes, it is `unused`. */
  deniedToOthers: number
  /** Permissions that no call used and that have no explanation. */
  unused: string[]
  /** Per reason the permissions that it covers and the unused ones among them: a rare call may be made by chance. */
  explained: { why: string; granted: number; unused: number }[]
}

/** Compares the recorded calls of a test run with the roles of their functions. */
export function judgeRecord(lines: readonly RecordLine[], explanations: readonly Explained[]): RightsFound {
  const roles = new Map(
    lines.flatMap((line) => ('role' in line ? [[line.function, line.role] as const] : [])),
  )
  const calls = lines.flatMap((line) => ('action' in line ? [line] : []))
  const used = new Set(calls.map((call) => keyOf(call.function, call.action, call.grant ?? '')))
  const granted = [...roles].flatMap(([functionId, role]) => grantedBy(functionId, role))
  const unused = granted.filter(
    ({ functionId, action, resource }) => !used.has(keyOf(functionId, action, resource)),
  )
  return {
    functions: roles.size,
    calls: calls.reduce((sum, { times }) => sum + times, 0),
    refused: refusedIn(lines),
    deniedToOthers: deniedToOthers(calls, roles),
    unused: unused.filter((one) => !explanations.some(({ covers }) => covers(one))).map(textOf),
    explained: explanations.map(({ why, covers }) => ({
      why,
      granted: granted.filter(covers).length,
      unused: unused.filter(covers).length,
    })),
  }
}

const keyOf = (...parts: readonly string[]) => parts.join(' ')
const textOf = ({ functionId, action, resource }: Granted) => `${functionId}: ${action} on ${resource}`

function refusedIn(lines: readonly RecordLine[]): string[] {
  const refusals = lines.flatMap((line) => {
    if ('unknown' in line) return [`${line.function}: ${line.unknown}`]
    return 'action' in line && line.grant === null ? [textOf({ ...line, functionId: line.function })] : []
  })
  return [...new Set(refusals)]
}

function deniedToOthers(
  calls: readonly CallLine[],
  roles: ReadonlyMap<string, readonly Statement[]>,
): number {
  // a call is recorded again each time it is counted
  const distinct = new Map(calls.map((call) => [keyOf(call.function, call.action, call.resource), call]))
  return [...distinct.values()].flatMap(({ function: caller, action, resource }) =>
    [...roles].filter(
      ([functionId, role]) =>
        functionId !== caller && !decideAccess(role, { action, resource, context: {} }).allowed,
    ),
  ).length
}
