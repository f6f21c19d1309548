import type { ImportReader } from './import-file.ts'

/** Cuts a file into lines, numbered from 1. Empty ones are left out. */
export function lineReader(onLine: (line: string, number: number) => void): ImportReader {
  let rest = ''
  let number = 0
  const take = (line: string) => {
    number += 1
    if (line.trim() !== '') onLine(line, number)
  }
  return {
    write(text) {
      const lines = (rest + text).split(/\r\n|\n/)
      rest = lines.pop() ?? ''
      lines.forEach(take)
    },
    end() {
      if (rest !== '') take(rest)
    },
  }
}
