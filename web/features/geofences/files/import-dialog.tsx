import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewGeofence } from '../../../../shared/geofences/geofence.ts'
import { geofences as routes } from '../../../../shared/geofences/geofences.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useSizeText } from '../../../geofences/boundary/use-size-text.ts'
import { GEOFENCES_KEY } from '../../../geofences/geofences-query.ts'
import { useGeofenceNotices } from '../../../geofences/use-geofence-actions.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useListText } from '../../../ui/text/use-list-text.ts'
import styles from './files.module.css'
import { importable } from './importable.ts'
import type { ReadFile } from './parse-file.ts'
import type { FoundBoundary } from './polygon-of.ts'

type Props = { file: ReadFile; close: () => void }

/** Shows the geofences in a file, and imports them. */
export function ImportDialog({ file: { name, parsed }, close }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('geofences.files.title')} close={close}>
      <div className={dialog.body}>
        {parsed.kind === 'boundaries' ? (
          <Import file={name} found={parsed.found} hasHoles={parsed.hasHoles} close={close} />
        ) : (
          <>
            <InlineFailure
              text={t(`geofences.files.${parsed.kind}`, {
                file: name,
                limit: parsed.kind === 'tooLarge' ? parsed.limit : undefined,
              })}
            />
            <div className={dialog.buttons}>
              <Button variant="default" onClick={close}>
                {t('dialog.close')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

type ImportProps = { file: string; found: readonly FoundBoundary[]; hasHoles: boolean; close: () => void }

function Import({ file, found, hasHoles, close }: ImportProps) {
  const { t } = useTranslation()
  const listText = useListText()
  const sizeText = useSizeText()
  const [{ geofences, skipped }] = useState(() =>
    importable(found, (index) => t('geofences.files.unnamed', { number: index + 1 })),
  )
  const { run, done, isPending, error } = useImport(geofences, close)
  return (
    <>
      <p>{t('geofences.files.found', { count: found.length, file })}</p>
      {geofences.length > 0 && (
        <ul className={styles.names}>
          {geofences.map((geofence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list stays as it is
            <li key={index}>
              {geofence.name} <small className="numbers">{sizeText(geofence)}</small>
            </li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <InlineFailure
          text={t('geofences.files.skipped', { count: skipped.length, names: listText(skipped) })}
        />
      )}
      {hasHoles && <p className={dialog.about}>{t('geofences.files.holes')}</p>}
      {isPending && <p role="status">{t('geofences.files.importing', { done, total: geofences.length })}</p>}
      {error !== null && (
        <ProblemNote error={error} title={t('geofences.failed.create')} context="geofences" />
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={close}>
          {t('geofences.cancel')}
        </Button>
        <LoadingButton loading={isPending} disabled={geofences.length === 0} onClick={run} data-autofocus>
          {t('geofences.files.confirm', { count: geofences.length - done })}
        </LoadingButton>
      </div>
    </>
  )
}

/** Creates one after the other. A retry continues where it failed. */
function useImport(geofences: readonly NewGeofence[], close: () => void) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const notices = useGeofenceNotices()
  const [done, setDone] = useState(0)
  const save = useMutation({
    mutationFn: async () => {
      for (const [index, body] of geofences.entries()) {
        if (index < done) continue
        await client.call(routes.createGeofence, { body })
        setDone(index + 1)
      }
    },
    onSuccess: () => {
      notices.done(t('geofences.files.imported', { count: geofences.length }))
      close()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: GEOFENCES_KEY }),
  })
  return { run: () => save.mutate(), done, isPending: save.isPending, error: save.error }
}
