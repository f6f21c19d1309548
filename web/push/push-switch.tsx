import { Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSite } from '../api/site.tsx'
import { type PushState, turnOffPush, turnOnPush } from '../pwa/push/browser-push.ts'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'
import { PUSH_BROWSERS_KEY, pushStateQuery } from './push-queries.ts'

const HINTS = {
  on: null,
  off: null,
  blocked: 'events.push.blocked',
  'not-installed': 'events.push.notInstalled',
  unsupported: 'events.push.unsupported',
} as const satisfies Record<PushState, string | null>

/** Turns this browser's notifications on and off. Says what to do where the browser does not allow them. */
export function PushSwitch({ accountId }: { accountId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const pushState = pushStateQuery(accountId)
  const { data: state } = useQuery(pushState)
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? turnOnPush(accountId, client) : turnOffPush(client)),
    onError: useFailureToast(t('events.push.notChanged')),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(pushState),
        queryClient.invalidateQueries({ queryKey: PUSH_BROWSERS_KEY }),
      ]),
  })
  const hint = state === undefined ? null : HINTS[state]
  return (
    <Switch
      size="sm"
      label={t('events.push.label')}
      description={hint === null ? undefined : t(hint)}
      checked={change.isPending ? change.variables : state === 'on'}
      // not while the state is still unknown, which would dim it for a moment
      disabled={hint !== null}
      onChange={({ currentTarget: { checked } }) => !change.isPending && change.mutate(checked)}
    />
  )
}
