import { IconAlertTriangle } from '@tabler/icons-react'
import note from './problem-note.module.css'

/** Why an action failed, shown next to its control. */
export function InlineFailure({ text }: { text: string }) {
  return (
    <div className={note.note} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <p>{text}</p>
    </div>
  )
}
