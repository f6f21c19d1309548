/** Marks the element of each row of a list that has the focus when the arrow keys reach the row. */
const ROW = '[data-device-row]'

export const isRow = (element: HTMLElement) => element.matches(ROW)

/** Moves the focus to the next or previous rendered row; from elsewhere, to the first or last one. */
export function moveInList(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)]
  const focused = rows.findIndex((row) => row === document.activeElement)
  const start = step === 1 ? 0 : rows.length - 1
  const next = focused === -1 ? start : Math.min(rows.length - 1, Math.max(0, focused + step))
  rows[next]?.focus()
}
