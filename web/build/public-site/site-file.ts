import { createHash } from 'node:crypto'
import { extname } from 'node:path'

const HASH_LENGTH = 8

export type SiteFile = { file: string; text: string }

export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)

/** A file among the assets, which browsers keep for a year under a name that changes with its content. */
export function hashedFile(name: string, text: string): SiteFile {
  const extension = extname(name)
  return { file: `assets/${name.slice(0, -extension.length)}-${hashOf(text)}${extension}`, text }
}
