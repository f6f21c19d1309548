import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import { shares } from '../../shared/shares/shares.routes.ts'
import { useSite } from '../api/site.tsx'
import { toast } from '../ui/feedback/toast.ts'
import type { ShareWishes } from './share-draft.ts'
import { SHARES_KEY } from './shares-queries.ts'

/** Whatever is done to a link, the lists of links are read again before it counts as done. */
const useReload = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: SHARES_KEY })
}

export function useCreateShare() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ deviceIds, ...wishes }: ShareWishes) => {
      const [only, ...others] = deviceIds
      if (only !== undefined && others.length === 0)
        return client.call(shares.createShare, { path: { id: only }, body: wishes })
      return client.call(shares.createMultiShare, { body: { ...wishes, deviceIds } })
    },
    onSuccess: async () => {
      await reload()
      void toast({ text: t('shares.created') })
    },
  })
}

export function useSwitchShare() {
  const { client } = useSite()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ shareId, isActive }: Pick<ShareLink, 'shareId' | 'isActive'>) =>
      client.call(shares.updateShare, { path: { shareId }, body: { isActive } }),
    onSettled: reload,
  })
}

export function useDeleteShare() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: (shareId: string) => client.call(shares.deleteShare, { path: { shareId } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('shares.deleted') })
    },
  })
}
