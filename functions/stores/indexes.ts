/**
 * The index of each table that has one: by the number of a certificate, and by the link id in the token of a share;
 * a gateway is found by its id. */
export const INDEXES = { certificates: 'byNumber', gateways: 'byId', shares: 'byLink' } as const
