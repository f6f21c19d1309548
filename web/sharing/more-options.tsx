import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../shared/geo/point.ts'
import { PlaceField } from './place-field.tsx'
import type { PlaceWish, ShareDraft } from './share-draft.ts'
import styles from './share-form.module.css'

const OPTIONS = ['arrival', 'hiding'] as const

type Props = {
  draft: Pick<ShareDraft, 'arrival' | 'hiding'>
  change: (fields: Partial<ShareDraft>) => void
  /** Where what is shared is now: a place is chosen from there. */
  near: Point | null
}

/** What most links do not need: an end at a place, and an area that stays hidden. */
export function MoreOptions({ draft, change, near }: Props) {
  const { t } = useTranslation()
  const turn = (wish: PlaceWish, on: boolean) => ({ ...wish, on, place: wish.place ?? near })
  return (
    <details className={styles.more}>
      <summary>{t('shares.more')}</summary>
      {OPTIONS.map((name) => (
        <div key={name} className={styles.option}>
          <Switch
            label={t(`shares.${name}.label`)}
            checked={draft[name].on}
            onChange={({ currentTarget }) => change({ [name]: turn(draft[name], currentTarget.checked) })}
          />
          {draft[name].on && (
            <PlaceField of={name} wish={draft[name]} change={(wish) => change({ [name]: wish })} />
          )}
        </div>
      ))}
    </details>
  )
}
