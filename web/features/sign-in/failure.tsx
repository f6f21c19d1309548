import styles from '../../ui/feedback/problem-note.module.css'

const TRIANGLE =
  'M12 9v4M12 16v.01M10.4 3.6L2.3 17.1a1.9 1.9 0 0 0 1.6 2.9h16.2a1.9 1.9 0 0 0 1.6-2.9L13.6 3.6a1.9 1.9 0 0 0-3.2 0'

/** A failure that looks as it does everywhere in the app, without the component library. */
export function Failure({ text }: { text: string }) {
  return (
    <div className={styles.note} role="alert">
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={TRIANGLE} />
      </svg>
      <div>
        <p>{text}</p>
      </div>
    </div>
  )
}
