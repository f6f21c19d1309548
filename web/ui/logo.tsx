/** The product's logo, a heading arrow. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b5fff" />
      <path d="M16 5.5 24.5 25 16 20.6 7.5 25Z" fill="#fff" />
    </svg>
  )
}
