// The sign of the shop, and its name beside it.
export function LogoMark({ src, className = 'size-7' }: { src: string; className?: string }) {
  return <img src={src} alt="" width="32" height="32" className={`shrink-0 ${className}`} />
}

export function Logo({ name, src }: { name: string; src: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <LogoMark src={src} />
      <bdi className="font-brand text-[min(1.4375rem,7.5vw)] leading-none font-semibold tracking-heading">{name}</bdi>
    </span>
  )
}
