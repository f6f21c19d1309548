import { Loader } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import { type NewTracker, trackers as routes } from '../../../../shared/operator/trackers.routes.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { ConsoleLink } from '../console-link.tsx'
import { counted } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { Table } from '../table.tsx'
import { partsOf } from './parts-of.ts'
import { type FaultyRow, ROWS_MAX, type RowFault, readTrackers } from './read-trackers.ts'
import { StockTrackers } from './stock-trackers.tsx'

/** Takes the trackers of a delivery into stock. */
export function ImportPage() {
  const client = useConsoleClient()
  const check = useMutation({ mutationFn: (file: File) => checkFile(file, client) })
  return (
    <>
      <ConsoleLink to="/operator/trackers">All trackers</ConsoleLink>
      <h1>Import trackers</h1>
      <p className={styles.hint}>
        A CSV file with a serial in each row, and optionally the model and the password that its maker has
        set: at least 16 letters, digits, hyphens or underscores. Trackers without a password get one. Nothing
        is imported before you confirm it.
      </p>
      <label className={styles.stack}>
        CSV file, up to {ROWS_MAX.toLocaleString('en')} rows
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) check.mutate(file)
          }}
        />
      </label>
      {check.isPending && <Loader size="sm" role="status" aria-label="Checking the file" />}
      {check.isError && <Problem error={check.error} />}
      {check.data !== undefined && <Checked key={check.submittedAt} checked={check.data} />}
    </>
  )
}

type CheckedFile =
  | { trackers: NewTracker[]; withPassword: number; faults: FaultyRow[] }
  | 'empty'
  | 'too-many'

/** Reads a file, and leaves out what is known already. */
async function checkFile(file: File, client: Client): Promise<CheckedFile> {
  const read = readTrackers(await file.text(), newPassword)
  if (typeof read === 'string') return read
  const rows = [...read.trackers]
  const known = new Set<string>()
  for (const part of partsOf(rows)) {
    const trackerIds = part.map(([, { trackerId }]) => trackerId)
    const reply = await client.call(routes.findKnownTrackers, { body: { trackerIds } })
    for (const trackerId of reply.known) known.add(trackerId)
  }
  const isKnown = ([, { trackerId }]: readonly [number, NewTracker]) => known.has(trackerId)
  const faults = rows
    .filter(isKnown)
    .map(([row, { trackerId }]): FaultyRow => ({ row, trackerId, fault: 'known' }))
  const trackers = rows.filter((row) => !isKnown(row)).map(([, tracker]) => tracker)
  return {
    trackers,
    withPassword: trackers.filter(({ trackerId }) => read.withPassword.has(trackerId)).length,
    faults: [...read.faults, ...faults].toSorted((a, b) => a.row - b.row),
  }
}

const PASSWORD_BYTES = 16
const newPassword = () =>
  [...crypto.getRandomValues(new Uint8Array(PASSWORD_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const FAULT_TEXTS: Record<RowFault, string> = {
  missing: 'No serial',
  'too-long': 'Longer than 32 characters',
  malformed: 'Not 3 to 32 letters, digits, hyphens and underscores',
  twice: 'Twice in this file',
  known: 'Known already: in stock, or added by a customer',
  'invalid-model': 'The model is longer than 60 characters',
  'invalid-password':
    'The password is shorter than 16 characters, or contains something other than letters, digits, - and _',
}
const FAULTS_SHOWN = 200

function Checked({ checked }: { checked: CheckedFile }) {
  if (checked === 'empty') return <p role="alert">This file has no serials.</p>
  if (checked === 'too-many')
    return <p role="alert">This file has more than {ROWS_MAX.toLocaleString('en')} rows. Split it.</p>
  const { trackers, withPassword, faults } = checked
  return (
    <>
      {faults.length > 0 && (
        <section>
          <h2>{counted(faults.length, 'row')} left out</h2>
          {faults.length > FAULTS_SHOWN && <p className={styles.hint}>The first {FAULTS_SHOWN} of them.</p>}
          <Table
            label="Rows left out"
            rows={faults.slice(0, FAULTS_SHOWN)}
            keyOf={({ row }) => String(row)}
            none=""
            columns={[
              { head: 'Row', cell: ({ row }) => row },
              { head: 'Serial', cell: ({ trackerId }) => <code>{trackerId || '–'}</code> },
              { head: 'What is wrong', cell: ({ fault }) => FAULT_TEXTS[fault] },
            ]}
          />
        </section>
      )}
      {trackers.length === 0 ? (
        <p role="status">There is nothing to import. Nothing was changed.</p>
      ) : (
        <StockTrackers trackers={trackers} withPassword={withPassword} />
      )}
    </>
  )
}
