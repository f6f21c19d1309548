import { Zip, ZipDeflate } from 'fflate'
import type { FileUpload } from '../outside/private-files.ts'

/** The content of a file, piece by piece. */
export type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
export type ZipFile = {
  /** Adds a file. One is written to its end before the next begins. */
  add: (name: string, content: Pieces) => Promise<void>
  /** How much has been written, in bytes and in files. */
  written: () => { bytes: number; files: number }
  end: () => Promise<void>
}

/** From 1 (fast) to 9 (small). */
type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
const USUAL_LEVEL: Level = 6
const NOTHING = new Uint8Array()

/** A ZIP archive that is uploaded while it is written: its memory is one piece and its list of files. */
export function zipFile(upload: Pick<FileUpload, 'write'>, writtenAt: number): ZipFile {
  const archive = openArchive(writtenAt, USUAL_LEVEL)
  let bytes = 0
  let files = 0

  async function flush(): Promise<void> {
    for (const chunk of archive.take()) {
      bytes += chunk.length
      await upload.write(chunk)
    }
  }

  return {
    async add(name, content) {
      const file = archive.start(name)
      for await (const piece of content) {
        file.write(piece)
        await flush()
      }
      file.end()
      files += 1
      await flush()
    },
    written: () => ({ bytes, files }),
    async end() {
      archive.end()
      await flush()
    },
  }
}

/** The bytes of a ZIP archive, made as its files are read. Their date is `writtenAt`, epoch ms. */
export async function* zipPieces(
  files:
    | Iterable<readonly [name: string, content: Pieces]>
    | AsyncIterable<readonly [name: string, content: Pieces]>,
  writtenAt: number,
  level: Level = USUAL_LEVEL,
): AsyncGenerator<Uint8Array> {
  const archive = openArchive(writtenAt, level)
  for await (const [name, content] of files) {
    const file = archive.start(name)
    for await (const piece of content) {
      file.write(piece)
      yield* archive.take()
    }
    file.end()
  }
  archive.end()
  yield* archive.take()
}

function openArchive(writtenAt: number, level: Level) {
  let chunks: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure ??= error
    chunks.push(chunk)
  })
  return {
    start(name: string) {
      const entry = new ZipDeflate(name, { level })
      entry.mtime = writtenAt
      zip.add(entry)
      return {
        write: (piece: string | Uint8Array) =>
          entry.push(typeof piece === 'string' ? Buffer.from(piece) : piece),
        end: () => entry.push(NOTHING, true),
      }
    },
    end: () => zip.end(),
    /** The bytes that are ready to be written. */
    take(): Uint8Array[] {
      if (failure !== null) throw failure
      const ready = chunks
      chunks = []
      return ready
    },
  }
}
