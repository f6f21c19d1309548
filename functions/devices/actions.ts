import type { devices as routes } from '../../shared/devices/devices.routes.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import type { DeviceStore } from '../stores/devices.ts'
import type { TrackerStore } from '../stores/trackers.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import { type AddDeviceDeps, claimDevice } from './add-device.ts'
import { type CreateCredentialsDeps, createCredentials } from './create-credentials.ts'
import { deviceView } from './device-view.ts'
import { listDevices } from './list-devices.ts'
import { type ReadDiagnosticsDeps, readDiagnostics } from './read-diagnostics.ts'
import { type UpdateDeviceDeps, updateDevice } from './update-device.ts'
import type { WatchAccount } from './watch-account.ts'

export type DevicesDeps = AddDeviceDeps &
  UpdateDeviceDeps &
  CreateCredentialsDeps &
  ReadDiagnosticsDeps & {
    devices: DeviceStore
    trackers: TrackerStore
    trails: TrailStore
    watch: WatchAccount
  }

const NEEDS_SUBSCRIPTION = {
  needsSubscription: true,
  error: 'Subscription required',
  details: 'every active subscription already has a device',
  hint: 'buy a subscription or free one, then add the device again',
}

export function deviceActions(deps: DevicesDeps): Actions<typeof routes> {
  return {
    async listDevices(_input, { accountId }) {
      const [reply] = await Promise.all([listDevices(accountId, deps), deps.watch(accountId)])
      return { reply }
    },

    async createDevice({ body }, { accountId }) {
      const outcome = await claimDevice(accountId, body, deps)
      if ('added' in outcome)
        return {
          reply: {
            success: true,
            device: deviceView(outcome.added, outcome.added.subscriptionId, null, deps.now()),
          },
        }
      if (outcome.refused === 'subscription-required') return { ...outcome, more: NEEDS_SUBSCRIPTION }
      return outcome
    },

    updateDevice: ({ path, body }, { accountId }) => updateDevice(accountId, path.id, body, deps),

    async createCredentials({ path }, { accountId }) {
      const reply = await createCredentials(accountId, path.id, deps)
      return reply === null ? { refused: 'not-found' } : { reply }
    },

    async getDiagnostics({ path }, { accountId }) {
      const reply = await readDiagnostics(accountId, path.id, deps)
      return reply === null ? { refused: 'not-found' } : { reply }
    },
  }
}
