import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TAG_MAX, TAGS_MAX } from '../../../../shared/devices/label.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { sortDevices } from '../../../devices/sort-devices.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { coveredDevices } from '../sentence/who-text.ts'
import type { PartProps } from './dialog-parts.ts'
import styles from './rule-dialog.module.css'
import { coverageOf, type ScopeKind } from './rule-draft.ts'

const SCOPES: readonly { kind: ScopeKind; label: 'allDevices' | 'oneDevice' | 'byTags' }[] = [
  { kind: 'all', label: 'allDevices' },
  { kind: 'device', label: 'oneDevice' },
  { kind: 'tags', label: 'byTags' },
]

/** Which devices a rule watches: all, one, or those with a tag. */
export function DeviceScope({ draft, change, field }: PartProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: fleet } = useQuery(devicesQuery(client))
  const devices = sortDevices(fleet?.devices ?? [], 'name')
  const { scope, deviceId } = draft
  const count = coveredDevices(coverageOf(draft), devices).length
  return (
    <fieldset className={styles.group}>
      <legend>{t('alerts.dialog.devices')}</legend>
      <div className={styles.choices}>
        {SCOPES.map(({ kind, label }) => (
          <ChoiceChip key={kind} chosen={kind === scope} choose={() => change({ scope: kind })}>
            {t(`alerts.dialog.${label}`)}
          </ChoiceChip>
        ))}
      </div>
      {scope === 'device' && (
        <NativeSelect
          label={t('alerts.dialog.device')}
          value={devices.some((device) => device.deviceId === deviceId) ? deviceId : ''}
          {...field('deviceId')}
          onChange={({ currentTarget: { value } }) => change({ deviceId: value })}
          data={[
            { value: '', label: t('alerts.dialog.chooseDevice'), disabled: true },
            ...devices.map((device) => ({ value: device.deviceId, label: device.deviceName })),
          ]}
        />
      )}
      {scope === 'tags' && <TagField {...{ draft, change, field }} counts={tagCounts(devices, draft.tags)} />}
      {fleet !== undefined && (scope !== 'device' || deviceId !== '') && (
        <p className={styles.note} aria-live="polite">
          {t('alerts.dialog.covers', { count })}
        </p>
      )}
    </fieldset>
  )
}

type TagFieldProps = PartProps & { counts: readonly { tag: string; count: number }[] }

/** The tags of the account with the number of their devices, and a field for another one. */
function TagField({ draft: { tags }, change, field, counts }: TagFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const isFull = tags.length >= TAGS_MAX
  const add = () => {
    change({ tags: addedTag(tags, typed) })
    setTyped('')
  }
  const toggle = (tag: string) =>
    change({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : addedTag(tags, tag) })
  return (
    <>
      {counts.length > 0 && (
        <div className={styles.choices}>
          {counts.map(({ tag, count }) => (
            <ChoiceChip key={tag} chosen={tags.includes(tag)} choose={() => toggle(tag)}>
              {tag} <span>{count}</span>
            </ChoiceChip>
          ))}
        </div>
      )}
      <div className={styles.tagField}>
        <TextInput
          label={t('alerts.dialog.tag')}
          description={isFull ? t('alerts.dialog.tagLimit', { max: TAGS_MAX }) : t('alerts.dialog.tagHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={typed}
          maxLength={TAG_MAX}
          disabled={isFull}
          {...field('tags')}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would save the rule.
            event.preventDefault()
            add()
          }}
          autoComplete="off"
        />
        <Button variant="default" onClick={add} disabled={typed.trim() === ''}>
          {t('alerts.dialog.addTag')}
        </Button>
      </div>
    </>
  )
}

/** With the tag as well, unless it is blank or there already (specification 3.5). */
export function addedTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim()
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag]
}

/** The tags of the devices, and the chosen ones, by name, each with the number of its devices. */
export function tagCounts(devices: readonly { tags: readonly string[] }[], chosen: readonly string[]) {
  const counts = new Map<string, number>(chosen.map((tag) => [tag, 0]))
  for (const tag of devices.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => one.tag.localeCompare(other.tag))
}
