import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { alerts } from '../../../../shared/alerts/alerts.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { WhyButton } from '../../../events/why/why-button.tsx'
import { WhyDialog } from '../../../events/why/why-dialog.tsx'
import { WhyAnswer } from './why-answer.tsx'

type Props = {
  rules: readonly AlertRule[]
  /** What the list of events is narrowed to. */
  chosen: { ruleId: string | undefined; deviceId: string | undefined }
}

/** Says why a rule raised nothing; nothing without rules. */
export function WhyRule({ rules, chosen: { ruleId, deviceId } }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  if (rules.length === 0) return null
  const texts = {
    title: t('alerts.why.title'),
    about: t('alerts.why.about'),
    subject: t('alerts.events.rule'),
    failed: t('alerts.why.failed'),
    ask: t('alerts.why.ask'),
  }
  return (
    <WhyButton
      text={texts.title}
      dialog={(close) => (
        <WhyDialog
          subjects={rules}
          chosen={{ subjectId: ruleId, deviceId }}
          texts={texts}
          context="alerts"
          explain={(id, query) => client.call(alerts.explainAlertRule, { path: { id }, query })}
          answer={({ subject, ...answered }) => <WhyAnswer {...answered} rule={subject} />}
          close={close}
        />
      )}
    />
  )
}
