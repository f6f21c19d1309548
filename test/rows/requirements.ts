/** `complete`: the page declares that every row of the group has a test from outside. */
export type Group = { id: string; title: string; complete: boolean; rows: string[] }

const HEADING = /^## ([A-Z]{3}) · (.+?)( \(complete\))?$/
const ANY_HEADING = /^#/
const TABLE_ROW = /^\|\s*([A-Z]{3}-\d[^\s|]*)\s*\|/

/**
 * The groups of the page and the ids of their rows, in order. Throws for a repeated row or one under another group's
 * heading, whose tests would be counted in the wrong place.
 */
export function groupsOf(page: string): Group[] {
  const groups: Group[] = []
  let group: Group | undefined
  for (const line of page.split(/\r?\n/)) {
    if (ANY_HEADING.test(line)) {
      group = groupOf(line)
      if (group !== undefined) groups.push(group)
    }
    const row = TABLE_ROW.exec(line)?.[1]
    if (row === undefined) continue
    if (group === undefined || !row.startsWith(`${group.id}-`))
      throw new Error(`${row} is not under its heading`)
    if (groups.some(({ rows }) => rows.includes(row))) throw new Error(`${row} is listed twice`)
    group.rows.push(row)
  }
  const empty = groups.find(({ rows }) => rows.length === 0)
  if (empty !== undefined) throw new Error(`${empty.id} has no rows`)
  return groups
}

function groupOf(heading: string): Group | undefined {
  const [, id, title, complete] = HEADING.exec(heading) ?? []
  if (id === undefined || title === undefined) return undefined
  if (/complete/i.test(title)) throw new Error(`'${heading}': a complete group ends with '(complete)'`)
  return { id, title, complete: complete !== undefined, rows: [] }
}
