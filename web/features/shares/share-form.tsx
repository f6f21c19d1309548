import { Button, Switch, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRAIL_HOURS, trailHoursOf } from '../../../shared/shares/trail-hours.ts'
import { InlineFailure } from '../commands/inline-failure.tsx'
import { type ShareDraft, wishesOf } from './share-draft.ts'
import styles from './share-form.module.css'
import { shareReason } from './share-reason.ts'
import { useCreateShare } from './use-share-actions.ts'

type Props = {
  deviceIds: readonly string[]
  created: () => void
  cancel: () => void
  /** Above the fields: what is shared. */
  children?: ReactNode
}

/** The fields of a new link. It can be made once it has a name and a device. */
export function ShareForm({ deviceIds, created, cancel, children }: Props) {
  const { t } = useTranslation()
  const create = useCreateShare()
  const [draft, setDraft] = useState<Omit<ShareDraft, 'deviceIds'>>(EMPTY)
  const [nameTouched, setNameTouched] = useState(false)
  const nameless = draft.name.trim() === ''
  const change = (fields: Partial<ShareDraft>) => {
    setDraft({ ...draft, ...fields })
    create.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setNameTouched(true)
    if (nameless || deviceIds.length === 0 || create.isPending) return
    create.mutate(wishesOf({ ...draft, deviceIds }), { onSuccess: created })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <TextInput
        label={t('shares.name')}
        description={t('shares.nameHint')}
        value={draft.name}
        maxLength={100}
        error={nameTouched && nameless && t('shares.nameMissing')}
        onChange={({ currentTarget }) => {
          setNameTouched(true)
          change({ name: currentTarget.value })
        }}
        onKeyDown={({ key }) => key === 'Enter' && setNameTouched(true)}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        label={t('shares.trailLabel')}
        description={t('shares.trailHint')}
        type="number"
        min={TRAIL_HOURS.least}
        max={TRAIL_HOURS.most}
        step={1}
        value={draft.trailHours}
        onChange={({ currentTarget }) => change({ trailHours: currentTarget.value })}
        onBlur={() => change({ trailHours: String(trailHoursOf(draft.trailHours)) })}
      />
      <Switch
        label={t('shares.expires')}
        description={draft.expires ? undefined : t('shares.permanent')}
        checked={draft.expires}
        onChange={({ currentTarget }) => change({ expires: currentTarget.checked })}
      />
      {draft.expires && (
        <TextInput
          type="datetime-local"
          label={t('shares.expiry')}
          description={t('shares.expiryHint')}
          value={draft.expiry}
          onChange={({ currentTarget }) => change({ expiry: currentTarget.value })}
        />
      )}
      {create.error && (
        <InlineFailure text={t('shares.createFailed', { reason: shareReason(t, create.error) })} />
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={cancel} disabled={create.isPending}>
          {t('shares.cancel')}
        </Button>
        <Button type="submit" disabled={nameless || deviceIds.length === 0} loading={create.isPending}>
          {t('shares.create')}
        </Button>
      </div>
    </form>
  )
}

const EMPTY = { name: '', trailHours: String(TRAIL_HOURS.usual), expires: false, expiry: '' }
