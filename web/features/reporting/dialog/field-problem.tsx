import styles from './rule-dialog.module.css'

/** What is wrong with several fields together. */
export function FieldProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  )
}
