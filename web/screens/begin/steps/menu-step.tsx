// Three ways to a first menu: typed, from a spreadsheet, or the demo's to begin with.
import { type ReactNode, useId } from 'react'
import { type Guide, useTakeMenu } from '../../../api/staff/guide-calls.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { Button, LinkButton } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useRefusalText } from '../../../i18n/order/index.ts'
import { useBeginText } from '../../../i18n/owner/index.ts'
import { linkTo } from '../../../location.ts'

export function MenuStep({ guide }: { guide: Guide }) {
  const { t } = useBeginText()
  const sentences = useRefusalText().t.refusals
  const take = useTakeMenu()
  const { menu: words } = t
  return (
    <>
      {guide.items > 0 && <p className="font-semibold">{words.count(guide.items)}</p>}
      <ul className="grid gap-3 md:grid-cols-3">
        <Way title={words.type.title} text={words.type.text}>
          <LinkButton href={linkTo('/food-edit')} size="staff" wide variant="quiet">
            {words.type.go}
          </LinkButton>
        </Way>
        <Way title={words.sheet.title} text={words.sheet.text}>
          <LinkButton href={linkTo('/food-edit-sheet')} size="staff" wide variant="quiet">
            {words.sheet.go}
          </LinkButton>
        </Way>
        {!guide.ofDemo && (
          <Way title={words.demo.title} text={words.demo.text}>
            <Button
              size="staff"
              wide
              variant="quiet"
              busy={take.isPending}
              disabled={guide.items > 0}
              onClick={() => take.mutate()}
            >
              {words.demo.go}
            </Button>
          </Way>
        )}
      </ul>
      {take.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(take.error)]}
        </Notice>
      )}
    </>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <li aria-labelledby={id} className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h3 id={id}>{title}</h3>
      <p className="flex-1 text-ink-2">{text}</p>
      {children}
    </li>
  )
}
