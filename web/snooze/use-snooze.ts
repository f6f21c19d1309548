import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../shared/http/client.ts'
import { notifications } from '../../shared/notifications/notifications.routes.ts'
import type { Snoozable, SnoozeChoice } from '../../shared/notifications/snooze.ts'
import { snoozedUntil } from '../../shared/notifications/snoozed-until.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import { useSite } from '../api/site.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'

/** Until when something is snoozed (ISO), or `null`. */
export function useSnoozedUntil({ kind, id }: Snoozable): string | null {
  const { client } = useSite()
  const now = useNow()
  const { data } = useQuery(snoozesQuery(client))
  const found = data?.find((snooze) => snooze.kind === kind && snooze.id === id)
  return found !== undefined && Date.parse(found.until) > now ? found.until : null
}

/** Snoozes something that is called `name`, or resumes it. Ignored while an earlier change is under way. */
export function useSnooze(what: Snoozable, name: string) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const times = useTimes()
  const { mutate, isPending } = useMutation({
    mutationFn: (until: string | null) =>
      client.call(notifications.saveSnooze, { body: { kind: what.kind, id: what.id, until } }),
    onSuccess: ({ snoozes }, until) => {
      queryClient.setQueryData(SNOOZES_KEY, snoozes)
      const text =
        until === null
          ? t('snooze.resumed', { name })
          : t('snooze.done', { name, time: times.short(until, Date.now()) })
      void toast({ text })
    },
    onError: useFailureToast(t('snooze.failed', { name })),
  })
  return (choice: SnoozeChoice) => {
    if (isPending) return
    const until = snoozedUntil(choice, times.zone, Date.now())
    mutate(until === null ? null : toIso(until))
  }
}

const SNOOZES_KEY = ['snoozes'] as const

/** The snoozes of the account. */
const snoozesQuery = (client: Client) =>
  queryOptions({
    queryKey: SNOOZES_KEY,
    staleTime: MINUTE_MS,
    queryFn: async () => (await client.call(notifications.listSnoozes, {})).snoozes,
  })
