import { ActionIcon, Menu } from '@mantine/core'
import { IconBellRinging, IconChartBar, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { SnoozeItems } from '../../../snooze/snooze-items.tsx'
import { useReportingView } from '../use-reporting-view.ts'
import type { OpenDialog } from './rule-dialogs.tsx'
import styles from './rules.module.css'
import { useDuplicateRule } from './use-rule-actions.ts'

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type Props = { rule: NotificationRule; open: (dialog: OpenDialog) => void }

export function RuleMenu({ rule, open }: Props) {
  const { t } = useTranslation()
  const { change } = useReportingView()
  const duplicate = useDuplicateRule(rule)
  const { id, name } = rule
  return (
    <Menu position="bottom-end" radius={12} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon size={44} variant="subtle" color="gray" aria-label={t('reporting.menu.open', { name })}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconBellRinging {...ICON} />} onClick={() => open({ kind: 'test', rule })}>
          {t('reporting.menu.test')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => open({ kind: 'edit', rule })}>
          {t('reporting.menu.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy {...ICON} />}
          onClick={() => !duplicate.isPending && duplicate.mutate()}
        >
          {t('reporting.menu.duplicate')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconChartBar {...ICON} />}
          onClick={() => change({ tab: 'analytics', rule: id })}
        >
          {t('reporting.menu.analytics')}
        </Menu.Item>
        <Menu.Divider />
        <SnoozeItems what={{ kind: 'rule', id }} name={name} />
        <Menu.Divider />
        <Menu.Item
          className={styles.delete}
          leftSection={<IconTrash {...ICON} />}
          onClick={() => open({ kind: 'delete', rule })}
        >
          {t('reporting.menu.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
