import * as z from 'zod'
import { route } from '../http/route.ts'
import { DataExport } from './own-data.ts'

export const DELETION_REASON_MAX = 2_000

const requestDeletion = route({
  method: 'POST',
  path: '/vectra/account/delete-request',
  access: 'account',
  permission: 'account:manage',
  summary: 'Deletes the account and all of its data in 24 hours. A second request changes nothing',
  body: z.strictObject({
    reason: z.string().trim().max(DELETION_REASON_MAX).nullish(),
    /** Ignored: the account has an address. */
    userEmail: z.string().max(254).nullish(),
  }),
  reply: z.object({ success: z.literal(true), deletesAt: z.iso.datetime() }),
  refusals: [{ status: 409, code: 'owns-another-account' }],
})

const withdrawDeletion = route({
  method: 'DELETE',
  path: '/vectra/account/delete-request',
  access: 'account',
  permission: 'account:manage',
  summary: 'Withdraws the request to delete the account, if there is one',
  reply: z.object({ success: z.literal(true) }),
})

const getDeletion = route({
  method: 'GET',
  path: '/vectra/account/deletion',
  access: 'account',
  permission: 'account:manage',
  summary: 'When the account will be deleted; null unless its owner has requested that',
  reply: z.object({ deletesAt: z.iso.datetime().nullable() }),
})

const startExport = route({
  method: 'POST',
  path: '/vectra/account/export',
  access: 'account',
  permission: 'account:manage',
  summary: 'Starts an export of all data of the account, unless one is being prepared',
  reply: z.object({ export: DataExport }),
  refusals: [{ status: 429, code: 'too-many-requests' }],
})

const getExport = route({
  method: 'GET',
  path: '/vectra/account/export',
  access: 'account',
  permission: 'account:manage',
  summary: 'The newest export of the account, with a link to download it; null if there is none',
  reply: z.object({ export: DataExport.nullable() }),
})

/** Export and deletion of all data of an account. */
export const ownData = { requestDeletion, withdrawDeletion, getDeletion, startExport, getExport }
