// A small round number at the corner of a button or behind an entry; screen readers hear it elsewhere.
export function CountMark({ count, corner = false }: { count: number; corner?: boolean }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none grid h-5 min-w-5 place-items-center rounded-full bg-honey px-1 text-[min(0.8125rem,16px)] font-semibold text-ink ${corner ? 'absolute end-0 top-0' : ''}`}
    >
      {count}
    </span>
  )
}
