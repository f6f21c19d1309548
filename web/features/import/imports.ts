import type { ImportRun } from './import-run.ts'

/** The imports of this tab by device. They outlive the page that has started them. */
export const imports = new Map<string, ImportRun>()
