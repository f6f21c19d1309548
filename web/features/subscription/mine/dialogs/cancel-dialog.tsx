import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subscription } from '../../../../../shared/subscriptions/subscription.ts'
import { ConfirmButtons } from '../../../../ui/buttons/confirm-buttons.tsx'
import dialog from '../../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../../ui/feedback/problem-note.tsx'
import { shortId } from '../../../../ui/text/short-id.ts'
import { useTimes } from '../../../../ui/times/clock.tsx'
import { deviceNameOf } from '../device-name-of.ts'
import { type CancelWhen, confirmed, useCancel } from '../use-subscription-actions.ts'
import styles from './cancel-dialog.module.css'

type Props = { subscription: Subscription; close: () => void }

/** Cancels a subscription, now or at the end of what is paid, after saying what that means. */
export function CancelDialog({ subscription, close }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const cancel = useCancel()
  const { id, assignedDeviceId, nextBillingDate, planType } = subscription
  const choices = cancelChoices(subscription)
  const [when, setWhen] = useState<CancelWhen>(choices[0])
  const date = nextBillingDate === null ? '' : times.date(nextBillingDate)
  const isAssigned = assignedDeviceId !== null
  const name = deviceNameOf(subscription)
  const texts: Record<CancelWhen, { label: string; text: string }> = {
    'at-period-end': {
      label: t('subscription.cancel.periodEnd', { date }),
      text: t(isAssigned ? 'subscription.cancel.periodEndTracked' : 'subscription.cancel.periodEndFree', {
        name,
      }),
    },
    now: { label: t('subscription.cancel.now'), text: nowText() },
  }
  function nowText() {
    if (planType === 'test') return t('subscription.cancel.nowTest')
    return t(isAssigned ? 'subscription.cancel.nowTracked' : 'subscription.cancel.nowFree', { name })
  }
  const confirm = () =>
    cancel.mutate(
      { id, when },
      {
        onSuccess: () => {
          confirmed(
            t(when === 'now' ? 'subscription.cancel.done' : 'subscription.cancel.doneEnd', {
              id: shortId(id),
              date,
            }),
          )
          close()
        },
      },
    )
  return (
    <Dialog title={t('subscription.cancel.title', { id: shortId(id) })} close={close}>
      <div className={dialog.body}>
        {choices.length === 1 && <p>{texts.now.text}</p>}
        {choices.length > 1 && (
          <fieldset className={styles.choices}>
            <legend>{t('subscription.cancel.question')}</legend>
            {choices.map((choice) => (
              <label key={choice}>
                <input type="radio" name="when" checked={when === choice} onChange={() => setWhen(choice)} />
                <span>
                  <strong>{texts[choice].label}</strong>
                  {texts[choice].text}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {isAssigned && <p className={dialog.about}>{t('subscription.cancel.history')}</p>}
        {cancel.error !== null && (
          <ProblemNote error={cancel.error} title={t('subscription.cancel.failed')} context="subscriptions" />
        )}
        <ConfirmButtons
          cancelText={t('subscription.cancel.keep')}
          verb={
            when === 'now'
              ? t('subscription.cancel.confirmNow')
              : t('subscription.cancel.confirmEnd', { date })
          }
          close={close}
          confirm={confirm}
          isPending={cancel.isPending}
        />
      </div>
    </Dialog>
  )
}

/** When a subscription can end. Only one whose next period is still to be paid can run until then. */
export const cancelChoices = ({
  status,
  nextBillingDate,
  endsAt,
}: Pick<Subscription, 'status' | 'nextBillingDate' | 'endsAt'>): [CancelWhen, ...CancelWhen[]] =>
  status === 'active' && nextBillingDate !== null && endsAt === null ? ['at-period-end', 'now'] : ['now']
