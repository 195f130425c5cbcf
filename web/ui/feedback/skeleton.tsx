// A plain placeholder for what is still loading; give it the size of what will come.
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-small bg-latte-soft ${className}`} />
}
