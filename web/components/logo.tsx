// The mark of the shop, an acorn-shaped hazelnut, and the name beside it.
export function LogoMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        fill="#F5B335"
        d="M5.9 15.5h20.2c0 6-2.9 9.9-6.3 12.5c-1.6 1.2-2.7 2-3.8 2.5c-1.1-.5-2.2-1.3-3.8-2.5c-3.4-2.6-6.3-6.5-6.3-12.5z"
      />
      <path
        fill="none"
        stroke="#FFF7EA"
        strokeOpacity=".8"
        strokeWidth="1.9"
        strokeLinecap="round"
        d="M10.4 20.6c.5 2.1 1.5 3.8 2.9 5.2"
      />
      <path
        fill="#2B1A10"
        d="M14.8 5.4V3.2a1.2 1.2 0 0 1 2.4 0v2.2c6.3.3 10.7 4.1 10.7 9.2c0 1.7-.9 2.6-2 2.6c-1 0-1.7-.6-2.2-1.2c-.6.8-1.4 1.3-2.4 1.3s-1.8-.5-2.4-1.3c-.6.8-1.6 1.4-2.9 1.4s-2.3-.6-2.9-1.4c-.6.8-1.4 1.3-2.4 1.3s-1.8-.5-2.4-1.3c-.5.6-1.2 1.2-2.2 1.2c-1.1 0-2-.9-2-2.6c0-5.1 4.4-8.9 10.7-9.2z"
      />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-brand text-xl leading-none font-[650] tracking-heading">{name}</span>
    </span>
  )
}
