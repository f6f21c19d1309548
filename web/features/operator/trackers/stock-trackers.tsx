import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { type NewTracker, trackers as routes } from '../../../../shared/operator/trackers.routes.ts'
import { csvFile, csvLine } from '../../../../shared/trails/export-csv.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { counted } from '../formats.ts'
import { Problem } from '../problem.tsx'
import { partsOf } from './parts-of.ts'

/** `withPassword`: how many of them have the password of the file. */
type Props = { trackers: readonly NewTracker[]; withPassword: number }
type Reply = RouteReply<typeof routes.stockTrackers>

/**
 * Takes trackers into stock in several calls, once it is confirmed. The passwords are those of this page, so a call that
 * failed is repeated without harm.
 */
export function StockTrackers({ trackers, withPassword }: Props) {
  const client = useConsoleClient()
  const queryClient = useQueryClient()
  const [replies, setReplies] = useState<Reply[]>([])
  const parts = partsOf(trackers)
  const stock = useMutation({
    mutationFn: async () => {
      for (const part of parts.slice(replies.length)) {
        const reply = await client.call(routes.stockTrackers, { body: { trackers: part } })
        setReplies((before) => [...before, reply])
      }
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['trackers'] }),
  })
  const stocked = replies.flatMap((reply) => reply.stocked)
  const known = replies.flatMap((reply) => reply.known)
  const isDone = replies.length === parts.length
  return (
    <section>
      <h2>{counted(trackers.length, 'new tracker')}</h2>
      {replies.length === 0 && (
        <p className={styles.hint}>
          {withPassword === 0
            ? 'Each gets a new password.'
            : `${withPassword} keep the password of the file, and ${trackers.length - withPassword} get a new one.`}
        </p>
      )}
      {!isDone && (
        <Button loading={stock.isPending} onClick={() => stock.mutate()}>
          {stocked.length === 0 ? 'Import' : 'Go on importing'}{' '}
          {counted(trackers.length - stocked.length, 'tracker')}
        </Button>
      )}
      <div role="status">
        {replies.length > 0 && <p>{counted(stocked.length, 'tracker')} in stock.</p>}
        {known.length > 0 && (
          <p>
            {counted(known.length, 'tracker')} left out because somebody else has just added{' '}
            {known.length === 1 ? 'it' : 'them'}: {known.join(', ')}
          </p>
        )}
      </div>
      {stock.isError && <Problem error={stock.error} />}
      {stocked.length > 0 && !stock.isPending && <Download trackers={trackers} replies={replies} />}
    </section>
  )
}

const HEAD = 'serial,model,host,port,tls,user name,password'

function Download({ trackers, replies }: { trackers: readonly NewTracker[]; replies: readonly Reply[] }) {
  const download = () => {
    const byId = new Map(trackers.map((tracker) => [tracker.trackerId, tracker]))
    const lines = replies.flatMap(({ stocked, endpoint: { host, port, tls } }) =>
      stocked.map((trackerId) => {
        const { model = null, password = null } = byId.get(trackerId) ?? {}
        return csvLine([trackerId, model, host, port, tls, trackerId, password])
      }),
    )
    saveFile({ name: 'credentials.csv', type: 'text/csv', text: csvFile([HEAD, ...lines]) })
  }
  return (
    <>
      <p className={styles.hint}>
        Download the credentials before you leave this page: the passwords are nowhere else.
      </p>
      <Button onClick={download}>Download the credentials</Button>
    </>
  )
}
