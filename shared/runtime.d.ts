/**
 * The few globals outside ECMAScript that shared uses: Node, Lambda and every browser have them. Other programs of the
 * repository see them through the types of Node and the DOM, so only `shared/tsconfig.json` includes this file.
 */

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
  encodeInto(text: string, target: Uint8Array): { read: number; written: number }
}

declare class TextDecoder {
  constructor(encoding?: 'utf-8', options?: { fatal?: boolean })
  decode(bytes: Uint8Array): string
}

declare class URLSearchParams {
  constructor(fields: readonly (readonly string[])[])
  toString(): string
}

declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly port: string
}
