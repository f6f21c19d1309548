import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { publicPath } from '../../../shared/site/public-pages.ts'
import type { Tone } from '../../../shared/tone.ts'
import { shownLanguage } from '../../i18n/i18n.ts'
import { ToneButton } from '../../ui/buttons/tone-button.tsx'
import { CHART_SILHOUETTES } from '../../ui/chart-silhouettes.ts'
import { LanguageMenu } from '../../ui/language-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import chartDrawingStyles from './chart-drawing.module.css'
import styles from './frame.module.css'

const ARROW_LEFT = 'M5 12h14M5 12l6 6M5 12l6-6'

type Props = {
  tone: Tone
  /** A visitor's choice lasts as long as the page; nothing is saved. */
  toggleTone: () => void
  children: ReactNode
}

/** The frame of every step of signing in: product name, way back, and a picture of a chart with tracked devices. */
export function Frame({ tone, toggleTone, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <header className={styles.head}>
          <Logo size={36} />
          <span className={styles.product}>{t('signIn.product')}</span>
          <a href={publicPath('/', shownLanguage())} className={styles.home}>
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d={ARROW_LEFT} />
            </svg>
            {t('signIn.home')}
          </a>
          <LanguageMenu label={t('signIn.language')} problemText={t('signIn.languageNotLoaded')} />
          <ToneButton
            tone={tone}
            label={tone === 'dark' ? t('signIn.toLight') : t('signIn.toDark')}
            toggle={toggleTone}
          />
        </header>
        <div className={styles.middle}>{children}</div>
      </main>
      <aside className={styles.art}>
        <ChartDrawing />
        <p>{t('signIn.tagline')}</p>
      </aside>
    </div>
  )
}

const COAST =
  'M-320 640C-200 620 -120 600 -20 560C70 520 130 540 190 480S250 380 320 350 420 330 450 260 430 150 500 90 640 20 700 -40S820 -160 940 -220'

/** A decorative nautical chart: a coast, depth contours, and tracked devices with their trails. */
function ChartDrawing() {
  return (
    <svg
      className={chartDrawingStyles.chart}
      viewBox="0 0 640 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="fading" gradientUnits="userSpaceOnUse" x1="64" y1="96" x2="300" y2="262">
          <stop offset="0" stopColor="#2f79ff" stopOpacity="0.1" />
          <stop offset="1" stopColor="#2f79ff" />
        </linearGradient>
        <linearGradient id="fading-sea" gradientUnits="userSpaceOnUse" x1="150" y1="742" x2="520" y2="440">
          <stop offset="0" stopColor="#2f79ff" stopOpacity="0.05" />
          <stop offset="1" stopColor="#2f79ff" />
        </linearGradient>
      </defs>
      <rect width="640" height="800" className={chartDrawingStyles.sea} />
      {[190, 130, 76, 34].map((width) => (
        <path key={width} d={COAST} className={chartDrawingStyles.depth} strokeWidth={width * 2} />
      ))}
      <path d={`${COAST}L940 -400L-320 -400Z`} className={chartDrawingStyles.land} />
      <path d={COAST} className={chartDrawingStyles.coast} />
      <g className={chartDrawingStyles.grid}>
        {[130, 330, 530].map((x) => (
          <path key={x} d={`M${x} 0V800`} />
        ))}
        {[120, 320, 520, 720].map((y) => (
          <path key={y} d={`M0 ${y}H640`} />
        ))}
      </g>
      <path d="M64 96C120 150 96 210 168 236S262 214 300 262" className={chartDrawingStyles.road} />
      <path
        d="M64 96C120 150 96 210 168 236S262 214 300 262"
        className={chartDrawingStyles.trail}
        stroke="url(#fading)"
      />
      <path
        d="M150 742C236 700 236 612 330 590S470 560 520 440"
        className={chartDrawingStyles.trail}
        stroke="url(#fading-sea)"
      />
      <Marker x={300} y={262} silhouette="truck" heading={122} />
      <Marker x={520} y={440} silhouette="boat" heading={22} />
      <Marker x={96} y={410} silhouette="van" />
    </svg>
  )
}

function Marker({
  x,
  y,
  silhouette,
  heading,
}: {
  x: number
  y: number
  silhouette: keyof typeof CHART_SILHOUETTES
  heading?: number
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {heading !== undefined && (
        <path
          d="M0 -48L15 -27Q0 -34 -15 -27Z"
          className={chartDrawingStyles.beak}
          transform={`rotate(${heading})`}
        />
      )}
      <circle r="30" className={heading === undefined ? chartDrawingStyles.still : chartDrawingStyles.disc} />
      <path
        d={CHART_SILHOUETTES[silhouette]}
        transform="scale(1.5) translate(-12 -12)"
        className={chartDrawingStyles.glyph}
        fillRule="evenodd"
      />
    </g>
  )
}
