import type { DeviceDeletion } from '../../../shared/devices/deletion.ts'
import { canAnchor } from '../../../shared/devices/device-types.ts'
import type { devices as routes } from '../../../shared/devices/devices.routes.ts'
import { toIsoOrNull } from '../../../shared/time.ts'
import { PUSHED_WHOLE_MAX, SHOWN_FOR_MS } from '../../../shared/tracking/view/live-view.ts'
import { type ClaimDeviceDeps, claimDevice } from '../../devices/claim-device.ts'
import { type CreateCredentialsDeps, createCredentials } from '../../devices/create-credentials.ts'
import { deviceView } from '../../devices/device-view.ts'
import { listDevices } from '../../devices/list-devices.ts'
import { ownPart } from '../../members/own-part.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { DeviceEditStore } from '../../stores/devices/device-edits.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { TrackerStore } from '../../stores/devices/trackers.ts'
import type { LiveViewStore } from '../../stores/notifications/live-views.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import { type ReadDiagnosticsDeps, readDiagnostics } from './read-diagnostics.ts'
import type { WatchAccount } from './watch-account.ts'

export type DevicesDeps = ClaimDeviceDeps &
  CreateCredentialsDeps &
  ReadDiagnosticsDeps & {
    devices: DeviceStore
    edits: DeviceEditStore
    trackers: TrackerStore
    trails: TrailStore
    watch: WatchAccount
    views: Pick<LiveViewStore, 'save'>
    extendViews: AccountStore['extendViews']
    /** `null` if the account has no such device. */
    previewDeletion: (scope: DeviceScope, deviceId: string) => Promise<DeviceDeletion | null>
    /** Returns whether the account had the device. */
    deleteDevice: (scope: DeviceScope, deviceId: string) => Promise<boolean>
    /** Ends the float plan of a device that cannot anchor any more. */
    endPlanUnlessBoat: (accountId: string, deviceId: string) => Promise<boolean>
  }

const NEEDS_SUBSCRIPTION = {
  needsSubscription: true,
  error: 'Subscription required',
  details: 'every active subscription has a device, or cannot be transferred again yet',
  hint: 'buy a subscription or unassign one, then add the device again',
}

export function deviceActions(deps: DevicesDeps): Actions<typeof routes> {
  return {
    async listDevices(_input, { accountId, personId, scope }) {
      const reply = await listDevices(scope, deps)
      // a page of a larger account says what it shows, and so does that of a member
      if (reply.devices.length <= PUSHED_WHOLE_MAX && personId === accountId) await deps.watch(accountId)
      return { reply }
    },

    async showDevices({ body }, { accountId, personId, scope }) {
      const until = deps.now() + SHOWN_FOR_MS
      const member = personId === accountId ? null : { personId, tags: scope.tags && [...scope.tags] }
      await deps.views.save(accountId, { ...body, until, member })
      await deps.extendViews(accountId, until)
      return { reply: { success: true } }
    },

    async createDevice({ body }, { accountId, scope }) {
      // with the tags of a member who would not see it otherwise
      const outcome = await claimDevice(accountId, body, deps, scope.tags ?? [])
      if ('added' in outcome)
        return {
          reply: {
            success: true,
            device: deviceView(outcome.added, outcome.added.subscriptionId, null, deps.now()),
            hasCredentials: outcome.hasCredentials,
          },
        }
      if (outcome.refused === 'subscription-required') {
        const { refused, assignableAt } = outcome
        return { refused, more: { ...NEEDS_SUBSCRIPTION, assignableAt: toIsoOrNull(assignableAt) } }
      }
      return outcome
    },

    async updateDevice({ path, body }, { scope, noteForAudit }) {
      const before = await deps.devices.get(scope, path.id)
      if (before === null) return { refused: 'not-found' }
      noteForAudit({ name: before.deviceName, before })
      const isUpdated = await deps.edits.update(scope, path.id, body)
      if (!isUpdated) return { refused: 'not-found' }
      const { deviceType } = body
      if (deviceType !== undefined && !canAnchor(deviceType))
        await deps.endPlanUnlessBoat(before.accountId, path.id)
      return { reply: { success: true } }
    },

    async getDeletion({ path }, { scope }) {
      const reply = await deps.previewDeletion(scope, path.id)
      return reply === null ? { refused: 'not-found' } : { reply }
    },

    async deleteDevice({ path }, { scope }) {
      const existed = await deps.deleteDevice(scope, path.id)
      return existed ? { reply: { success: true } } : { refused: 'not-found' }
    },

    async createCredentials({ path, query }, { accountId, scope }) {
      const { hasId } = await ownPart(scope, deps.devices)
      if (!hasId(path.id)) return { refused: 'not-found' }
      const reply = await createCredentials(accountId, path.id, query.dialect, deps)
      return reply === null ? { refused: 'not-found' } : { reply }
    },

    async getDiagnostics({ path }, { scope }) {
      const reply = await readDiagnostics(scope, path.id, deps)
      return reply === null ? { refused: 'not-found' } : { reply }
    },
  }
}
