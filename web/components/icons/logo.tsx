// The logo of the shop, an acorn-shaped hazelnut, and the name beside it.
export function LogoMark({ className = 'size-7' }: { className?: string }) {
  return <img src="/mark.svg" alt="" width="32" height="32" className={`shrink-0 ${className}`} />
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-brand text-[min(1.4375rem,7.5vw)] leading-none font-[650] tracking-heading">{name}</span>
    </span>
  )
}
