import { type Figure, type Goal, isMet } from './figure.ts'

const NO_GOAL = '-'

/** Every figure beside its goal. */
export function table(figures: readonly Figure[]): string {
  const lines = [['figure', 'value', 'goal', ''], ...figures.map(cellsOf)]
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

function cellsOf(one: Figure): string[] {
  const { name, value, unit, goal } = one
  return [name, `${value} ${unit}`, goal === undefined ? NO_GOAL : goalText(goal), resultText(isMet(one))]
}

const goalText = (goal: Goal) =>
  'atMost' in goal
    ? `at most ${goal.atMost.toLocaleString('en')}`
    : `at least ${goal.atLeast.toLocaleString('en')}`

function resultText(met: boolean | null): string {
  if (met === null) return ''
  return met ? 'met' : 'not met'
}
