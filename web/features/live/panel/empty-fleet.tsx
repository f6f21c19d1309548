import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import styles from './panel.module.css'

export function EmptyFleet({ addDevice }: { addDevice: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 240 120" role="img" aria-label={t('empty.picture')}>
        <path d="M0 92C30 84 44 100 72 96S118 70 150 78 204 104 240 88V120H0Z" className={styles.drawnLand} />
        <path d="M22 74C54 40 86 82 118 56S172 26 196 40" className={styles.drawnTrail} />
        <circle cx="22" cy="74" r="4" className={styles.drawnStart} />
        <circle cx="196" cy="40" r="19" className={styles.drawnDisc} />
        <path
          d={SILHOUETTES.boat}
          transform="translate(184 28)"
          className={styles.drawnGlyph}
          fillRule="evenodd"
        />
        <path d="M219 17A32 32 0 0 1 228 40M226 8A44 44 0 0 1 239 40" className={styles.drawnWaves} />
      </svg>
      <h2>{t('empty.title')}</h2>
      <p>
        {t('common.noData')} {t('empty.text')}
      </p>
      <Button leftSection={<IconPlus size={18} />} onClick={addDevice}>
        {t('live.addDevice')}
      </Button>
      <FirstStepsLink />
    </div>
  )
}
