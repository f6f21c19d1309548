import type { ListMessage } from '../../../shared/devices/devices.routes.ts'

/** Texts whose keys the specification prescribes. */
export const listTexts = {
  common: {
    /** One sentence after another. */
    sentences: '{{first}} {{next}}',
    noData: 'No data yet.',
  },
  devices: {
    noDevicesFound: 'No devices found.',
    commandSent: 'Command sent',
    commandFailed: 'Failed to send command. Try again in a moment.',
    messages: {
      'late-positions_one':
        'Positions of {{count}} device arrived late and aren’t included yet. Refresh to include them.',
      'late-positions_other':
        'Positions of {{count}} devices arrived late and aren’t included yet. Refresh to include them.',
    } satisfies Record<`${ListMessage}_${'one' | 'other'}`, string>,
  },
}
