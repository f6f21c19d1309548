import * as z from 'zod'
import { route } from '../http/route.ts'
import {
  MaintenanceChange,
  MaintenanceDoneInput,
  MaintenanceStatus,
  NewMaintenanceInterval,
} from './maintenance.ts'

const one = z.object({ maintenance: MaintenanceStatus })
const NOT_FOUND = { status: 404, code: 'not-found' } as const
const NO_INTERVAL = { status: 400, code: 'interval-required' } as const
const DONE_IN_FUTURE = { status: 400, code: 'done-in-future' } as const

const listMaintenance = route({
  method: 'GET',
  path: '/vectra/maintenance',
  access: 'account',
  permission: 'devices:read',
  summary: 'The maintenance of all devices of the account, what is due first',
  reply: z.object({ maintenance: z.array(MaintenanceStatus) }),
})

const createMaintenance = route({
  method: 'POST',
  path: '/vectra/maintenance',
  access: 'account',
  permission: 'maintenance:write',
  summary: 'Adds a maintenance interval to a device',
  body: NewMaintenanceInterval,
  reply: one,
  status: 201,
  refusals: [NOT_FOUND, NO_INTERVAL, DONE_IN_FUTURE, { status: 409, code: 'too-many-intervals' }],
})

const updateMaintenance = route({
  method: 'PUT',
  path: '/vectra/maintenance/{id}',
  access: 'account',
  permission: 'maintenance:write',
  summary: 'Changes a maintenance interval. Fields that are left out stay as they are',
  body: MaintenanceChange,
  reply: one,
  refusals: [NOT_FOUND, NO_INTERVAL, DONE_IN_FUTURE],
})

const completeMaintenance = route({
  method: 'POST',
  path: '/vectra/maintenance/{id}/done',
  access: 'account',
  permission: 'maintenance:write',
  summary: 'Marks maintenance as done, now or at another time',
  body: MaintenanceDoneInput,
  reply: one,
  refusals: [NOT_FOUND, DONE_IN_FUTURE],
})

const undoMaintenance = route({
  method: 'DELETE',
  path: '/vectra/maintenance/{id}/done',
  access: 'account',
  permission: 'maintenance:write',
  summary: 'Takes back that maintenance was done at a time',
  query: z.object({ at: z.iso.datetime() }),
  reply: one,
  refusals: [NOT_FOUND],
})

const deleteMaintenance = route({
  method: 'DELETE',
  path: '/vectra/maintenance/{id}',
  access: 'account',
  permission: 'maintenance:write',
  summary: 'Removes a maintenance interval',
  reply: z.object({ success: z.literal(true) }),
  refusals: [NOT_FOUND],
})

export const maintenance = {
  listMaintenance,
  createMaintenance,
  updateMaintenance,
  completeMaintenance,
  undoMaintenance,
  deleteMaintenance,
}
