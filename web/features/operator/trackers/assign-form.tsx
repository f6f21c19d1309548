import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { trackers as routes } from '../../../../shared/operator/trackers.routes.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { Problem } from '../problem.tsx'
import { useSaveTracker } from './use-save-tracker.ts'

/** Adds the tracker to a customer's account, as the customer would. */
export function AssignForm({ trackerId }: { trackerId: string }) {
  const client = useConsoleClient()
  const saveTracker = useSaveTracker()
  const [email, setEmail] = useState('')
  const [deviceName, setDeviceName] = useState(trackerId)
  const assign = useMutation({
    mutationFn: () => client.call(routes.assignTracker, { path: { trackerId }, body: { email, deviceName } }),
    onSuccess: ({ tracker }) => saveTracker(tracker),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    assign.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label="Customer’s email address"
        type="email"
        required
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value.trim())}
      />
      <TextInput
        label="Name of the device"
        required
        maxLength={100}
        value={deviceName}
        onChange={({ currentTarget }) => setDeviceName(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={assign.isPending}>
          Assign to the customer
        </Button>
      </div>
      {assign.isError && <Problem error={assign.error} />}
    </form>
  )
}
