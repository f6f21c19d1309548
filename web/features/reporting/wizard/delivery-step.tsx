import { Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DeliveryChannel, RECIPIENTS_MAX } from '../../../../shared/reports/schedule.ts'
import { accountQuery } from '../../../account/account.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { useSentences } from '../../../ui/text/use-sentences.ts'
import type { StepProps } from './schedule-draft.ts'
import styles from './wizard.module.css'

/** How the reports are delivered, and to whom. */
export function DeliveryStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  const { channels } = draft
  const choose = (channel: DeliveryChannel) => {
    const others = channels.filter((other) => other !== channel)
    change({ channels: channels.includes(channel) ? others : [...others, channel] })
  }
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('reports.wizard.channels')}</legend>
        {DeliveryChannel.options.map((channel) => (
          <ChoiceChip key={channel} chosen={channels.includes(channel)} choose={() => choose(channel)}>
            {t(`reports.channels.${channel}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      {channels.includes('email') && <Recipients draft={draft} change={change} />}
      {channels.includes('sms') && <Phones draft={draft} change={change} />}
      {channels.includes('webhook') && (
        <TextInput
          name="webhookUrl"
          type="url"
          label={t('reports.wizard.webhook')}
          description={t('reports.wizard.webhookText')}
          placeholder="https://"
          value={draft.webhookUrl}
          onChange={({ currentTarget: { value } }) => change({ webhookUrl: value })}
          autoComplete="off"
        />
      )}
      {(channels.includes('email') || channels.includes('sms')) && (
        <p className={styles.note}>{t('reports.wizard.consent')}</p>
      )}
    </>
  )
}

function Recipients({ draft, change }: StepProps) {
  const { t } = useTranslation()
  const { data: account } = useQuery(accountQuery)
  return (
    <Textarea
      name="recipients"
      label={t('reports.wizard.recipients')}
      description={t('reports.wizard.recipientsText', { max: RECIPIENTS_MAX, email: account?.email ?? '' })}
      value={draft.recipients}
      rows={3}
      inputMode="email"
      spellCheck={false}
      autoCapitalize="off"
      onChange={({ currentTarget: { value } }) => change({ recipients: value })}
    />
  )
}

function Phones({ draft, change }: StepProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data } = useQuery(phoneQuery(client))
  const sentences = useSentences()
  const own = data?.phoneConfirmed ? data.phone : null
  return (
    <Textarea
      name="phones"
      label={t('reports.wizard.phones')}
      description={sentences(
        t('reports.wizard.phonesText', { max: RECIPIENTS_MAX }),
        ...(own === null ? [] : [t('reports.wizard.phonesOwn', { phone: own })]),
      )}
      value={draft.phones}
      rows={2}
      inputMode="tel"
      onChange={({ currentTarget: { value } }) => change({ phones: value })}
    />
  )
}
