import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CrossingType } from '../../shared/geofences/crossing-type.ts'
import type { GeofenceChange, NewGeofence } from '../../shared/geofences/geofence.ts'
import { geofences } from '../../shared/geofences/geofences.routes.ts'
import { ApiProblem } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { useSite } from '../api/site.tsx'
import { problemText } from '../ui/feedback/problem-text.ts'
import { toast } from '../ui/feedback/toast.ts'
import { GEOFENCES_KEY } from './geofences-query.ts'

/** Specification 3.8. */
const SHOWN_MS = 6 * SECOND_MS
const NOT_FOUND = 404

type FailedAction = 'create' | 'update' | 'delete'

/** Notices about geofences. */
export function useGeofenceNotices() {
  const { t } = useTranslation()
  const failed = (title: string, error: unknown) => {
    const { text, code } = problemText(t, error, 'geofences')
    void toast({ title, text, code, failed: true, shownMs: SHOWN_MS })
  }
  return {
    done: (text: string) => void toast({ text, shownMs: SHOWN_MS }),
    failed,
    actionFailed: (action: FailedAction) => (error: unknown) =>
      failed(t(`geofences.failed.${action}`), error),
  }
}

const useReload = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: GEOFENCES_KEY })
}

export function useCreateGeofence() {
  const { client } = useSite()
  const { t } = useTranslation()
  const notices = useGeofenceNotices()
  const reload = useReload()
  return useMutation({
    mutationFn: (body: NewGeofence) => client.call(geofences.createGeofence, { body }),
    onSuccess: async () => {
      await reload()
      notices.done(t('geofences.dialog.created'))
    },
    onError: notices.actionFailed('create'),
  })
}

type Update = { geofenceId: string; change: GeofenceChange }

/** `done` is the notice; without one the page itself shows the change. */
export function useUpdateGeofence(done?: string) {
  const { client } = useSite()
  const notices = useGeofenceNotices()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ geofenceId, change }: Update) =>
      client.call(geofences.updateGeofence, { path: { id: geofenceId }, body: change }),
    onSuccess: async () => {
      await reload()
      if (done !== undefined) notices.done(done)
    },
    onError: notices.actionFailed('update'),
  })
}

export function useDeleteGeofence() {
  const { client } = useSite()
  const { t } = useTranslation()
  const notices = useGeofenceNotices()
  const reload = useReload()
  return useMutation({
    mutationFn: (geofenceId: string) => client.call(geofences.deleteGeofence, { path: { id: geofenceId } }),
    onSuccess: async () => {
      await reload()
      notices.done(t('geofences.delete.deleted'))
    },
    onError: notices.actionFailed('delete'),
  })
}

export const TEST_METHODS = ['email', 'sms', 'webhook'] as const
export type TestMethod = (typeof TEST_METHODS)[number]
type Test = { geofenceId: string; eventType: CrossingType; method: TestMethod }

export function useTestNotification() {
  const { client } = useSite()
  const { t } = useTranslation()
  const notices = useGeofenceNotices()
  return useMutation({
    mutationFn: ({ geofenceId, eventType, method }: Test) =>
      client.call(geofences.testGeofenceNotification, {
        path: { id: geofenceId },
        body: { geofenceId, eventType, notificationMethod: method, testNotification: true },
      }),
    onSuccess: (_, { eventType, method }) =>
      notices.done(
        t('geofences.test.sent', {
          event: t(`geofences.test.sentEvents.${eventType}`),
          method: t(`geofences.test.sentMethods.${method}`),
        }),
      ),
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === NOT_FOUND)
        return void toast({ text: t('geofences.test.notAvailable'), failed: true, shownMs: SHOWN_MS })
      notices.failed(t('geofences.test.failed'), error)
    },
  })
}
