import type { TrackerState } from '../../../../shared/operator/tracker-state.ts'

export const STATE_TEXTS: Record<TrackerState, string> = {
  stock: 'In stock',
  calling: 'Calling in',
  assigned: 'Assigned',
  returned: 'Returned',
  released: 'Removed',
}

/** What the trackers in a state have in common. */
export const STATE_HINTS: Record<TrackerState, string> = {
  stock: 'Nobody owns them. Customers add them by their ID.',
  calling:
    'Nobody owns them, but they try to connect with their password: somebody has switched them on. Assign each to its customer.',
  assigned: 'Devices of customers.',
  returned:
    'They came back and cannot connect. Put them back into stock once their owners have deleted the device.',
  released: 'Their owners have deleted the device. Put a tracker back into stock if you have it.',
}

/** When there are none. */
export const NONE_TEXTS: Record<TrackerState, string> = {
  stock: 'No tracker is in stock. Import the serials of a delivery.',
  calling: 'No tracker in stock is calling in.',
  assigned: 'No customer has a tracker yet.',
  returned: 'No tracker has been returned.',
  released: 'No owner has removed a tracker.',
}
