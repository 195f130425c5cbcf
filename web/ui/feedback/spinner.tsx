// A spinner for waiting; it does not move with reduced motion.
type SpinnerProps = {
  /** What is being loaded; left out if the text beside it says so. */
  label?: string
  className?: string
}

export function Spinner({ label, className = 'size-6' }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      className={`shrink-0 animate-spin ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" />
    </svg>
  )
}
