import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { positionAt } from '../../../features/history/player/position-at.ts'
import type { SitePageProps } from '../../site-page.ts'
import { CHART, linePath, MAP, projected, speedPath } from './drawing.ts'
import { DRIVE, LAND, SPAN, shareAt, wayShareAt } from './drive.ts'
import { READOUTS, readoutsAt } from './readouts.ts'
import styles from './replay-map.module.css'

/** Where the replay stands before it plays, and without a script. */
const SHOWN_SHARE = 0.82
const SHOWN_AT = SPAN.from + (SPAN.to - SPAN.from) * SHOWN_SHARE

const PLACES = [
  { name: 'Key Biscayne', at: { lat: 25.694, lng: -80.1665 } },
  { name: 'Coral Gables', at: { lat: 25.694, lng: -80.2665 } },
] as const
const WATER = { name: 'Biscayne Bay', at: { lat: 25.648, lng: -80.1865 } }
const GRID = { lat: [25.65, 25.7], lng: [-80.25, -80.2, -80.15] }

/** A recorded drive on a map of our own drawing. The island `replay` plays it once it is in view. */
export const ReplayMap = ({ t, language }: SitePageProps) => {
  const position = positionAt(DRIVE, SHOWN_AT)
  const { x, y } = projected(position ?? { lat: 0, lng: 0 })
  const share = shareAt(SHOWN_AT)
  const readouts = readoutsAt(SHOWN_AT, language)
  return (
    <figure className={styles.replay} data-replay={SHOWN_AT}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-label={t('landing.features.replay.map')}
      >
        <Chart />
        <path className={styles.casing} d={linePath(DRIVE)} />
        <path className={styles.route} d={linePath(DRIVE)} />
        <path
          className={styles.played}
          d={linePath(DRIVE)}
          pathLength="1"
          strokeDasharray={`${wayShareAt(SHOWN_AT)} 1`}
          data-replay-played=""
        />
        <g transform={`translate(${x} ${y})`} data-replay-marker="">
          <circle className={styles.halo} r="26" />
          <circle className={styles.disc} r="15" />
          <path
            className={styles.arrow}
            d="M0 -9L6 7L0 3.5L-6 7Z"
            transform={`rotate(${position?.course ?? 0})`}
            data-replay-arrow=""
          />
        </g>
      </svg>
      <figcaption className={styles.bar}>
        <button
          type="button"
          hidden
          aria-label={t('landing.features.replay.play')}
          data-replay-button={t('landing.features.replay.pause')}
        >
          <IconPlayerPlayFilled size={18} aria-hidden />
          <IconPlayerPauseFilled size={18} aria-hidden />
        </button>
        <svg
          className={styles.speed}
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={speedPath()} />
          <line
            x1={share * CHART.width}
            x2={share * CHART.width}
            y1="0"
            y2={CHART.height}
            data-replay-head=""
          />
        </svg>
        <dl className={styles.readouts}>
          {READOUTS.map((readout) => (
            <div key={readout}>
              <dt>{t(`landing.features.replay.${readout}`)}</dt>
              <dd data-replay-readout={readout}>{readouts[readout]}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}

/** The sea chart under the drive: grid, land and names. */
const Chart = () => (
  <>
    <g className={styles.grid}>
      {GRID.lat.map((lat) => (
        <path key={lat} d={`M0 ${projected({ lat, lng: 0 }).y}H${MAP.width}`} />
      ))}
      {GRID.lng.map((lng) => (
        <path key={lng} d={`M${projected({ lat: 0, lng }).x} 0V${MAP.height}`} />
      ))}
    </g>
    {LAND.map((ring) => (
      <g key={linePath(ring)}>
        <path className={styles.shelf} d={`${linePath(ring)}Z`} />
        <path className={styles.land} d={`${linePath(ring)}Z`} />
      </g>
    ))}
    {PLACES.map(({ name, at }) => (
      <text key={name} className={styles.place} {...projected(at)}>
        {name}
      </text>
    ))}
    <text className={styles.water} {...projected(WATER.at)}>
      {WATER.name}
    </text>
  </>
)
