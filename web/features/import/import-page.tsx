import { Button, FileButton, Progress } from '@mantine/core'
import { IconFileImport, IconHistory } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { entriesOf } from '../../../shared/entries-of.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { useSite } from '../../api/site.tsx'
import { DeviceHeader } from '../../devices/device-header.tsx'
import { DevicePageLayout } from '../../devices/device-page-layout.tsx'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import styles from './import-page.module.css'
import { ImportReport } from './import-report.tsx'
import { type ImportRun, type ImportState, startImport } from './import-run.ts'
import { imports } from './imports.ts'
import { POSITIONS_MAX } from './read-file.ts'
import { useNumberText } from './use-number-text.ts'

const route = getRouteApi('/dashboard/devices/$deviceId/import')

const FORMATS = {
  gpx: 'GPX',
  csv: 'CSV',
  google: 'Google Timeline',
  owntracks: 'OwnTracks Recorder',
  traccar: 'Traccar',
} as const
const FILE_TYPES = '.gpx,.csv,.txt,.json,.rec,.xml'

/** Adds the positions of a file to the history of a device. */
export function ImportPage() {
  const { deviceId } = route.useParams()
  return (
    <DevicePageLayout deviceId={deviceId}>
      {(device) => <ImportHistory device={device} key={deviceId} />}
    </DevicePageLayout>
  )
}

function ImportHistory({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { deviceId } = device
  const [run, setRun] = useState(imports.get(deviceId))
  const choose = (file: File | null) => {
    if (file === null) return
    run?.cancel()
    const started = startImport(file, client, deviceId)
    imports.set(deviceId, started)
    setRun(started)
  }
  return (
    <>
      <DeviceHeader device={device} title={t('import.title', { name: device.deviceName })} />
      <section className={styles.panel} aria-label={t('pages.import')}>
        {!device.hasSubscription && <p>{t('connect.noSubscription')}</p>}
        {device.hasSubscription && run === undefined && <Start choose={choose} />}
        {device.hasSubscription && run !== undefined && <Run device={device} run={run} choose={choose} />}
      </section>
    </>
  )
}

type Choose = (file: File | null) => void

function ChooseFile({ choose, isFirst = false }: { choose: Choose; isFirst?: boolean }) {
  const { t } = useTranslation()
  return (
    <FileButton onChange={choose} accept={FILE_TYPES}>
      {(props) => (
        <Button
          {...props}
          variant={isFirst ? 'filled' : 'default'}
          leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
        >
          {t(isFirst ? 'import.choose' : 'import.another')}
        </Button>
      )}
    </FileButton>
  )
}

function Start({ choose }: { choose: Choose }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('import.intro')}</p>
      <h2>{t('import.formatsTitle')}</h2>
      <ul className={styles.formats}>
        {entriesOf(FORMATS).map(([format, name]) => (
          <li key={format}>
            <strong>{name}</strong>
            <span>{t(`import.formats.${format}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.dim}>{t('import.local')}</p>
      <div className={styles.buttons}>
        <ChooseFile choose={choose} isFirst />
      </div>
    </>
  )
}

type RunProps = { device: DeviceView; run: ImportRun; choose: Choose }

function Run({ device, run, choose }: RunProps) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const state = useSyncExternalStore(run.subscribe, run.state)
  const numberText = useNumberText()
  const send = async () => {
    await run.send()
    const end = run.state()
    if (end.kind !== 'done' && end.kind !== 'cancelled') return
    // trails, trips and figures of any day may have changed
    void cache.invalidateQueries()
    void toast({
      title: device.deviceName,
      text: `${t('import.stored')}: ${numberText(end.report.stored)}`,
    })
  }
  return (
    <>
      <h2 className={styles.file}>{state.fileName}</h2>
      <div role="status" aria-live="polite" className={styles.state}>
        <StateText state={state} />
      </div>
      {state.kind === 'stopped' && <ProblemNote error={state.error} title={t('import.stopped')} />}
      {(state.kind === 'read' || 'report' in state) && <ImportReport state={state} />}
      <div className={styles.buttons}>
        {state.kind === 'read' && state.summary.count > 0 && (
          <Button onClick={() => void send()}>{t('import.start')}</Button>
        )}
        {state.kind === 'stopped' && <Button onClick={() => void send()}>{t('import.goOn')}</Button>}
        {state.kind === 'sending' && (
          <Button variant="default" onClick={run.cancel}>
            {t('import.cancel')}
          </Button>
        )}
        {(state.kind === 'done' || state.kind === 'cancelled') && state.report.stored > 0 && (
          <HistoryLink deviceId={device.deviceId} to={state.summary.to} />
        )}
        {state.kind !== 'reading' && state.kind !== 'sending' && <ChooseFile choose={choose} />}
      </div>
    </>
  )
}

function StateText({ state }: { state: ImportState }) {
  const { t } = useTranslation()
  const numberText = useNumberText()
  switch (state.kind) {
    case 'reading':
      return <Bar share={state.share} text={t('import.reading')} />
    case 'unreadable':
      return <InlineFailure text={t('import.unreadable')} />
    case 'read': {
      const { count, hasTooMany } = state.summary
      if (hasTooMany)
        return <InlineFailure text={t('import.tooMany', { number: numberText(POSITIONS_MAX) })} />
      return count === 0 ? <InlineFailure text={t('import.nothing')} /> : <p>{t('import.ready')}</p>
    }
    default: {
      const { kind, sent, summary } = state
      const text = t('import.sending', { sent: numberText(sent), all: numberText(summary.count) })
      const note = kind === 'sending' ? 'background' : kind
      return (
        <>
          <Bar share={sent / summary.count} text={text} />
          {note !== 'stopped' && <p className={styles.note}>{t(`import.${note}`)}</p>}
        </>
      )
    }
  }
}

function Bar({ share, text }: { share: number; text: string }) {
  return (
    <>
      <p>{text}</p>
      <Progress value={share * 100} aria-label={text} />
    </>
  )
}

/** The last day of what was imported. */
function HistoryLink({ deviceId, to }: { deviceId: string; to: number }) {
  const { t } = useTranslation()
  const search = { deviceId, from: toIso(to - DAY_MS), to: toIso(to) }
  return (
    <Button
      renderRoot={(root) => <Link {...root} to="/dashboard/history" search={search} />}
      leftSection={<IconHistory size={18} stroke={1.7} aria-hidden="true" />}
    >
      {t('import.show')}
    </Button>
  )
}
