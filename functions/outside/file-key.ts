/** The kinds of private files. A kind is a folder of the bucket, where each account has a folder of its own. */
export const FILE_KINDS = ['exports', 'reports'] as const
type FileKind = (typeof FILE_KINDS)[number]

export const folderOf = (kind: FileKind, accountId: string) => `${kind}/${accountId}/`
export const fileKey = (kind: FileKind, accountId: string, name: string) =>
  `${folderOf(kind, accountId)}${name}`
