/**
 * The index of each table that has one: by the number of a certificate, and by the link id in the token of a share;
 * a gateway is found by its id, and a member's accounts by the person. */
export const INDEXES = {
  certificates: 'byNumber',
  gateways: 'byId',
  members: 'byPerson',
  shares: 'byLink',
} as const
