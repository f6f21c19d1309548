/** The index of each table that has one: by the number of a certificate, and by the link id in the token of a share. */
export const INDEXES = { certificates: 'byNumber', shares: 'byLink' } as const
