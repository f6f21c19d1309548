import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import { shares } from '../../shared/shares/shares.routes.ts'
import { useSite } from '../api/site.tsx'
import { toast } from '../ui/feedback/toast.ts'
import type { ShareRequest } from './share-draft.ts'
import { SHARES_KEY } from './shares-queries.ts'

/** A mutation is done once the lists of links are up to date again. */
const useReloadLinks = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: SHARES_KEY })
}

export function useCreateShare() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReloadLinks()
  return useMutation({
    mutationFn: ({ deviceIds, ...request }: ShareRequest) => {
      const [only, ...others] = deviceIds
      if (only !== undefined && others.length === 0)
        return client.call(shares.createShare, { path: { id: only }, body: request })
      return client.call(shares.createMultiShare, { body: { ...request, deviceIds } })
    },
    onSuccess: async () => {
      await reload()
      void toast({ text: t('shares.created') })
    },
  })
}

export function useToggleShare() {
  const { client } = useSite()
  const reload = useReloadLinks()
  return useMutation({
    mutationFn: ({ shareId, isActive }: Pick<ShareLink, 'shareId' | 'isActive'>) =>
      client.call(shares.updateShare, { path: { shareId }, body: { isActive } }),
    onSettled: reload,
  })
}

export function useChangeExpiry() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReloadLinks()
  return useMutation({
    mutationFn: ({ shareId, expiresAt }: Pick<ShareLink, 'shareId' | 'expiresAt'>) =>
      client.call(shares.updateShare, { path: { shareId }, body: { expiresAt } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('shares.expiry.saved') })
    },
  })
}

export function useDeleteShare() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReloadLinks()
  return useMutation({
    mutationFn: (shareId: string) => client.call(shares.deleteShare, { path: { shareId } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('shares.deleted') })
    },
  })
}
