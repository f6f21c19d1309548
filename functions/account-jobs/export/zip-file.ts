import { Zip, ZipDeflate } from 'fflate'
import type { FileUpload } from '../../outside/private-files.ts'

/** The content of a file, piece by piece. */
export type Pieces = Iterable<string> | AsyncIterable<string>
export type ZipFile = {
  /** Adds a file. One is written to its end before the next begins. */
  add: (name: string, content: Pieces) => Promise<void>
  /** How much has been written, in bytes and in files. */
  written: () => { bytes: number; files: number }
  end: () => Promise<void>
}

/** A ZIP archive that is uploaded while it is written: its memory is one piece and its list of files. */
export function zipFile(upload: Pick<FileUpload, 'write'>, writtenAt: number): ZipFile {
  let chunks: Uint8Array[] = []
  let failure: Error | null = null
  let bytes = 0
  let files = 0
  const zip = new Zip((error, chunk) => {
    failure ??= error
    chunks.push(chunk)
  })

  async function flush(): Promise<void> {
    if (failure !== null) throw failure
    const ready = chunks
    chunks = []
    for (const chunk of ready) {
      bytes += chunk.length
      await upload.write(chunk)
    }
  }

  return {
    async add(name, content) {
      const entry = new ZipDeflate(name)
      entry.mtime = writtenAt
      zip.add(entry)
      for await (const piece of content) {
        entry.push(Buffer.from(piece))
        await flush()
      }
      entry.push(Buffer.alloc(0), true)
      files += 1
      await flush()
    },
    written: () => ({ bytes, files }),
    async end() {
      zip.end()
      await flush()
    },
  }
}
