// An order's short code, always left to right: the letter smaller, the digits large, because they are what is called.
type CodeDisplayProps = {
  code: string
  size?: keyof typeof sizes
  /** The order is not going ahead. */
  struck?: boolean
}

export function CodeDisplay({ code, size = 'page', struck = false }: CodeDisplayProps) {
  const cut = code.indexOf('-') + 1
  // Codes have two digits; only a very full branch has more.
  const look = size === 'page' && code.length > 5 ? 'text-5xl' : sizes[size]
  return (
    <b
      dir="ltr"
      className={`inline-block leading-none font-bold tracking-heading whitespace-nowrap ${look} ${struck ? 'relative' : ''}`}
    >
      <span className={size === 'bar' ? '' : 'text-[0.54em]'}>{code.slice(0, cut)}</span>
      <span>{code.slice(cut)}</span>
      {struck && <span className="absolute inset-x-0 top-1/2 h-1 bg-cherry" />}
    </b>
  )
}

const sizes = {
  page: 'text-code',
  card: 'text-5xl',
  row: 'text-3xl',
  bar: 'text-lg',
} as const
