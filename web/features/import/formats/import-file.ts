import type { ImportedPosition } from '../../../../shared/trails/imported-position.ts'

/** Why a point of a file is left out, or a file as a whole. */
export type ImportProblem =
  | 'columns-missing'
  | 'file-broken'
  | 'not-an-object'
  | 'time-missing'
  | 'time-unreadable'
  | 'coordinates-missing'
  | 'coordinates-unreadable'

/** A position without what is not known about it: a million of them have to fit into memory. */
export type ReadPosition = Omit<ImportedPosition, 'time'> & {
  /** Epoch milliseconds. */
  recordedAt: number
}

/** A point of a file, or why it cannot be read. */
export type ImportElement = { position: ReadPosition } | { problem: ImportProblem }

/** Called for each point, with its line in a file of lines, else with its number. Both count from 1. */
export type ImportFound = (element: ImportElement, at: number) => void

/** Reads a file piece by piece, in whatever pieces it comes. */
export type ImportReader = { write: (text: string) => void; end: () => void }
