// The text of a legal page, drawn from its blocks. What was typed is only ever shown as text.
import { Fragment, type ReactNode } from 'react'
import { mailTo } from '#domain/shared/email.ts'
import type { Company, CompanyField } from '#domain/shop/legal/company.ts'
import { type LegalBlock, type LegalLine, type LegalPiece, legalBlocksOf } from '#domain/shop/legal/legal-text.ts'

type LegalTextProps = {
  text: string
  company: Company
  /** What stands for a field that is blank; without it, lines with such a field are left out. */
  missing?: ((field: CompanyField) => string) | undefined
  /** The level of its headings; those below are one deeper. */
  under?: 2 | 3
}

export function LegalText({ text, company, missing, under = 2 }: LegalTextProps) {
  const draw = (line: LegalLine): ReactNode =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their order.
    line.map((piece, at) => <Fragment key={at}>{drawn(piece, missing)}</Fragment>)
  return (
    <div className="grid max-w-prose gap-3 wrap-anywhere">
      {legalBlocksOf(text, company, missing !== undefined).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their order.
        <BlockOf key={at} block={block} draw={draw} under={under} />
      ))}
    </div>
  )
}

function BlockOf({ block, draw, under }: { block: LegalBlock; draw: (line: LegalLine) => ReactNode; under: 2 | 3 }) {
  if (block.kind === 'paragraph') return <p>{draw(block.line)}</p>
  if (block.kind === 'list')
    return (
      <ul className="grid list-disc gap-1.5 ps-5">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list keep their order.
          <li key={at}>{draw(item)}</li>
        ))}
      </ul>
    )
  const deep = under + block.level - 2
  const look = block.level === 2 ? 'mt-4 text-xl font-semibold' : 'mt-2 text-lg font-semibold'
  if (deep === 2) return <h2 className={look}>{draw(block.line)}</h2>
  return deep === 3 ? <h3 className={look}>{draw(block.line)}</h3> : <h4 className={look}>{draw(block.line)}</h4>
}

function drawn(piece: LegalPiece, missing: LegalTextProps['missing']): ReactNode {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'link') return <Reference to={piece.to}>{piece.text}</Reference>
  if (piece.kind === 'missing')
    return <mark className="rounded-small bg-honey-soft px-2 text-honey-ink">{missing?.(piece.field)}</mark>
  if (piece.field === 'email') return <Reference to={mailTo(piece.text)}>{piece.text}</Reference>
  if (piece.field === 'phone')
    return <Reference to={`tel:${piece.text.replace(/[^+\d]/g, '')}`}>{piece.text}</Reference>
  return <bdi>{piece.text}</bdi>
}

function Reference({ to, children }: { to: string; children: ReactNode }) {
  const elsewhere = to.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={to} {...elsewhere} className="underline">
      <bdi dir="ltr">{children}</bdi>
    </a>
  )
}
