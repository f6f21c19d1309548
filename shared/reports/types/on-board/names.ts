import type { Pen } from '../common/pen.ts'

/** The name of a battery or tank: translated where it is a usual one, else as it was sent. */
export function nameOf(name: string, { texts }: Pen): string {
  const usual = new Map(Object.entries(texts.onBoard.names))
  return usual.get(name) ?? name
}
