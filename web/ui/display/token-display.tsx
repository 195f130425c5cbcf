// An order's token in large letters, in two groups of four, always left to right; copying it adds no blank.
type TokenDisplayProps = { token: string; size?: keyof typeof sizes }

export function TokenDisplay({ token, size = 'big' }: TokenDisplayProps) {
  const half = token.length > 4 ? 4 : token.length
  return (
    <span dir="ltr" className={`inline-block font-bold ${sizes[size]}`}>
      <span className="me-[0.35em]">{token.slice(0, half)}</span>
      <wbr />
      {half < token.length && <span>{token.slice(half)}</span>}
    </span>
  )
}

const sizes = {
  big: 'text-4xl leading-none tracking-[0.06em]',
  card: 'text-2xl leading-none tracking-[0.03em]',
  row: 'whitespace-nowrap text-base tracking-[0.03em]',
} as const
