import { IconZoomIn } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'
import type { SitePageProps } from '../../site-page.ts'
import styles from './wiring-figure.module.css'

type Props = PropsWithChildren<
  Pick<SitePageProps, 't'> & {
    name: string
    title: string
    description: string
    viewBox: string
  }
>

/** A diagram that opens larger in a dialog. Its button appears with the island `zoom`; the diagram reads without it. */
export const WiringFigure = ({ t, name, title, description, viewBox, children }: Props) => (
  <figure className={styles.figure}>
    <svg viewBox={viewBox} role="img" aria-label={description}>
      <g id={`wires-${name}`}>{children}</g>
    </svg>
    <figcaption>{title}</figcaption>
    <button type="button" hidden data-zoom={`zoom-${name}`} aria-haspopup="dialog" className={styles.enlarge}>
      <span>
        <IconZoomIn size={20} aria-hidden />
        {t('installation.diagram.enlarge')}
      </span>
    </button>
    <dialog id={`zoom-${name}`} aria-labelledby={`zoom-${name}-title`} className={styles.dialog}>
      <form method="dialog" className={styles.head}>
        <h3 id={`zoom-${name}-title`}>{title}</h3>
        <button type="submit">{t('installation.diagram.close')}</button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section className={styles.pane} aria-label={title} tabIndex={0}>
        <svg viewBox={viewBox} role="img" aria-label={description}>
          <use href={`#wires-${name}`} />
        </svg>
      </section>
    </dialog>
  </figure>
)
