import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPlugConnected } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { type OnBoard, SWITCHES } from '../../../../shared/tracking/on-board.ts'
import { Permitted } from '../../../account/membership.tsx'
import { useOnBoardNames } from '../../../boat/use-on-board-names.ts'
import { useDepthText } from '../../../ui/units/use-depth-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { InputsDialog } from './inputs-dialog.tsx'
import styles from './on-board.module.css'
import { OnBoardCharts } from './on-board-charts.tsx'

const PERCENT = 100

/** What is on board of a boat, and what is wired to the inputs of its tracker. */
export function OnBoardPanel({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const onBoard = device.tracking?.onBoard ?? null
  return (
    <section className={styles.panel} aria-labelledby="on-board">
      <h2 id="on-board">{t('onBoard.title')}</h2>
      {onBoard === null ? (
        <p className={styles.dim}>{t('onBoard.nothing')}</p>
      ) : (
        <Readings deviceId={device.deviceId} onBoard={onBoard} />
      )}
      <Permitted to="devices:write">
        <Button
          size="xs"
          variant="default"
          className={styles.inputs}
          leftSection={<IconPlugConnected size={16} stroke={1.7} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('onBoard.inputs.open')}
        </Button>
      </Permitted>
      {isOpen && <InputsDialog device={device} close={() => setOpen(false)} />}
    </section>
  )
}

/** What a boat reports besides its motion: bilge, shore power, depth, batteries and tanks. */
function Readings({ deviceId, onBoard }: { deviceId: string; onBoard: OnBoard }) {
  const { t } = useTranslation()
  const { percentText, voltageText } = useUnits()
  const depthText = useDepthText()
  const { bilgeHigh, depthM, batteries, tanks } = onBoard
  return (
    <>
      {bilgeHigh && (
        <p className={styles.alarm} role="alert">
          <IconAlertTriangle size={22} stroke={1.7} aria-hidden />
          {t('onBoard.alarm')}
        </p>
      )}
      <dl className={styles.facts}>
        {SWITCHES.map((reading) => {
          const value = onBoard[reading]
          if (value === null) return null
          return (
            <div key={reading} data-alert={(reading === 'bilgeHigh' && value) || undefined}>
              <dt>{t(`onBoard.${reading}.name`)}</dt>
              <dd>{t(`onBoard.${reading}.${value ? 'yes' : 'no'}`)}</dd>
            </div>
          )
        })}
        {depthM !== null && (
          <div>
            <dt>{t('onBoard.depth')}</dt>
            <dd>{depthText(depthM)}</dd>
          </div>
        )}
      </dl>
      <Levels
        title={t('onBoard.batteries')}
        levels={Object.entries(batteries).map(([name, { volts, percent }]) => ({
          name,
          share: percent === null ? null : percent / PERCENT,
          values: [
            volts === null ? [] : voltageText(volts),
            percent === null ? [] : percentText(percent),
          ].flat(),
        }))}
      />
      <Levels
        title={t('onBoard.tanks')}
        levels={Object.entries(tanks).map(([name, share]) => ({
          name,
          share,
          values: [percentText(share * PERCENT)],
        }))}
      />
      <OnBoardCharts deviceId={deviceId} />
    </>
  )
}

/** `share`: how full it is, 0 to 1; `null` where only its voltage is known. */
type Level = { name: string; share: number | null; values: readonly string[] }

/** Batteries or tanks by their names, with a bar for each whose share is known. */
function Levels({ title, levels }: { title: string; levels: readonly Level[] }) {
  const nameOf = useOnBoardNames()
  if (levels.length === 0) return null
  return (
    <div className={styles.levels}>
      <h3>{title}</h3>
      <ul>
        {levels.map(({ name, share, values }) => (
          <li key={name}>
            <span>{nameOf(name)}</span>
            <span className={styles.values}>{values.join(' · ')}</span>
            {share !== null && (
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${share * PERCENT}%` }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
