import styles from './anchor.module.css'

/** An anchor at the middle of a drawing. */
export const AnchorSign = () => <path d="M-6 0h12M0 -8v16M-9 3a9 9 0 0 0 18 0" className={styles.anchor} />
