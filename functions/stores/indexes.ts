/**
 * The index of each table that has one: by the number of a certificate, and by the link id in the token of a share;
 * a gateway is found by its id, a member's accounts by the person, a device by its plate, an order by how far it is
 * shipped, a subscription by its failed payment, and a tracker by its state.
 */
export const INDEXES = {
  certificates: 'byNumber',
  devices: 'byPlate',
  gateways: 'byId',
  members: 'byPerson',
  orders: 'byShipping',
  shares: 'byLink',
  subscriptions: 'byFailedPayment',
  trackers: 'byState',
} as const
