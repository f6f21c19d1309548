import { Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../account/account.ts'
import { useNamedMembers } from '../../account/use-named-members.ts'
import type { FieldsProps } from './alert-fields.tsx'
import styles from './geofence-dialog.module.css'

/** Who gets the alerts of a geofence. */
export function NotifyFields({ draft, change, wrong }: FieldsProps) {
  const { t } = useTranslation()
  const { data: account } = useQuery(accountQuery)
  const { notificationMembers } = draft
  // one who is switched off stays in the list
  const [named] = useState(notificationMembers)
  const members = useNamedMembers(named)
  return (
    <fieldset className={styles.group}>
      <legend>{t('geofences.dialog.notify')}</legend>
      <Switch
        label={t('geofences.dialog.email')}
        checked={draft.sendEmailNotifications}
        onChange={({ currentTarget: { checked } }) => change({ sendEmailNotifications: checked })}
      />
      {draft.sendEmailNotifications && (
        <TextInput
          name="notificationEmail"
          type="email"
          className={styles.nested}
          label={t('geofences.dialog.emailAddress')}
          description={t('geofences.dialog.emailHint', { email: account?.email ?? '' })}
          value={draft.notificationEmail}
          error={wrong.has('notificationEmail') && t('geofences.dialog.emailWrong')}
          onChange={({ currentTarget: { value } }) => change({ notificationEmail: value })}
          autoComplete="off"
        />
      )}
      <Switch
        label={t('geofences.dialog.sms')}
        checked={draft.sendSmsNotifications}
        onChange={({ currentTarget: { checked } }) => change({ sendSmsNotifications: checked })}
      />
      {draft.sendSmsNotifications && (
        <TextInput
          name="notificationPhone"
          type="tel"
          className={styles.nested}
          label={t('geofences.dialog.phone')}
          value={draft.notificationPhone}
          error={wrong.has('notificationPhone') && t('geofences.dialog.phoneWrong')}
          onChange={({ currentTarget: { value } }) => change({ notificationPhone: value })}
          autoComplete="tel"
        />
      )}
      {members.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('geofences.dialog.members')}</legend>
          <p className={styles.note}>{t('alerts.fields.memberHint')}</p>
          <div className={styles.members}>
            {members.map(({ id, name }) => (
              <Switch
                key={id}
                label={name}
                checked={notificationMembers.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  change({
                    notificationMembers: checked
                      ? [...notificationMembers, id]
                      : notificationMembers.filter((one) => one !== id),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <TextInput
        name="notificationWebhook"
        type="url"
        label={t('geofences.dialog.webhook')}
        value={draft.notificationWebhook}
        error={wrong.has('notificationWebhook') && t('geofences.dialog.webhookWrong')}
        onChange={({ currentTarget: { value } }) => change({ notificationWebhook: value })}
        placeholder="https://"
        autoComplete="off"
      />
      <Switch
        label={t('events.critical.label')}
        description={t('events.critical.text')}
        checked={draft.critical}
        onChange={({ currentTarget: { checked } }) => change({ critical: checked })}
      />
    </fieldset>
  )
}
