import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../shared/geo/point.ts'
import { PlaceField } from './place-field.tsx'
import type { AreaDraft, ShareDraft } from './share-draft.ts'
import styles from './share-form.module.css'

const OPTIONS = ['arrival', 'hiding'] as const

type Props = {
  draft: Pick<ShareDraft, 'arrival' | 'hiding'>
  change: (fields: Partial<ShareDraft>) => void
  /** Where the map starts while no place is chosen: at a shared device. */
  startPoint: Point | null
}

/** Options that most links do not need: ending on arrival and hiding an area. */
export function MoreOptions({ draft, change, startPoint }: Props) {
  const { t } = useTranslation()
  const turned = (area: AreaDraft, isOn: boolean) => ({ ...area, isOn, place: area.place ?? startPoint })
  return (
    <details className={styles.more}>
      <summary>{t('shares.more')}</summary>
      {OPTIONS.map((name) => (
        <div key={name} className={styles.option}>
          <Switch
            label={t(`shares.${name}.label`)}
            checked={draft[name].isOn}
            onChange={({ currentTarget }) => change({ [name]: turned(draft[name], currentTarget.checked) })}
          />
          {draft[name].isOn && (
            <PlaceField option={name} area={draft[name]} change={(area) => change({ [name]: area })} />
          )}
        </div>
      ))}
    </details>
  )
}
