import { useMutation, useQueryClient } from '@tanstack/react-query'
import { account } from '../../../../shared/account/account.routes.ts'
import { ApiProblem, type Client } from '../../../../shared/http/client.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'

const NOT_FOUND = 404

/** The server has no settings of users (specification 2.8). */
export class SettingsUnavailable extends Error {
  override readonly name = 'SettingsUnavailable'
}

/** Saves the number. A server that has no settings yet is asked to create them. */
async function savePhone(client: Client, phone: string) {
  const body = { phone: phone === '' ? null : phone }
  try {
    return await client.call(account.updateUserSettings, { body })
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === NOT_FOUND)) throw error
    return await client.call(account.createUserSettings, { body }).catch((cause: unknown) => {
      throw new SettingsUnavailable('The settings could not be created', { cause })
    })
  }
}

export function useSavePhone() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (phone: string) => savePhone(client, phone),
    onSuccess: (settings) => queryClient.setQueryData(phoneQuery(client).queryKey, settings),
  })
}

export function useSendPhoneCode() {
  const { client } = useSite()
  return useMutation({ mutationFn: () => client.call(account.sendPhoneCode, {}) })
}

export function useConfirmPhone() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => client.call(account.confirmPhone, { body: { code } }),
    onSuccess: (settings) => queryClient.setQueryData(phoneQuery(client).queryKey, settings),
  })
}
