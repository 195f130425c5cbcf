// The receipt printers of a branch: how each is now, how today went, and a button for a new one (PAPER-2).
import { may } from '#domain/people/staff.ts'
import { newOne, printerEditPath } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { type ShownPrinter, usePrinters } from '#web/data/staff/printer-api.ts'
import { useShop } from '#web/data/staff/shop-api.ts'
import { useStaffLive } from '#web/data/staff/staff-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { AtBranch } from '#web/office/staff/branch/at-branch.tsx'
import { useBranches, useChosen } from '#web/office/staff/branch/my-branches.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { isLocalAddress } from '#web/office/staff/local-address.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { languageNames } from '#web/words/language-names.ts'
import { usePrinterText } from '#web/words/printers/index.ts'
import { kindsShown } from './printer-fields.tsx'
import { type PrinterPlace, stationText } from './printer-form.ts'
import { PrinterOddities, PrinterTile, StateLines, toneOf, WaitingLines } from './printer-state.tsx'

export function Printers() {
  return (
    <StaffPage page="printers" tools={(member) => <Tools member={member} />}>
      {(member) => (
        <AtBranch member={member} act="printers.see">
          {({ id }) => <BranchPrinters key={id} branch={id} />}
        </AtBranch>
      )}
    </StaffPage>
  )
}

function Tools({ member }: { member: Member }) {
  const { t } = usePrinterText()
  const branches = useBranches(member, 'printers.see') ?? []
  const at = useChosen(branches)
  if (branches.length === 0) return null
  return (
    <>
      <BranchSelect branches={branches} branch={at} />
      {may(member, 'printers.edit', at) && (
        <Button size="staff" onClick={() => openEditor(printerEditPath(newOne))}>
          <Icon of={plusIcon} className="size-5" />
          <span>{t.add}</span>
        </Button>
      )}
    </>
  )
}

function BranchPrinters({ branch }: { branch: string }) {
  const { t } = usePrinterText()
  const list = usePrinters(branch)
  const shop = useShop()
  useStaffLive([branch])
  if (!list.data || !shop.data) return <Unread of={[list, shop]} />
  const { printers, stations, today } = list.data
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-2">{t.lead}</p>
      {isLocalAddress(shop.data.publicUrl ?? location.origin) && (
        <div className="mb-4">
          <Notice kind="warning">{t.local}</Notice>
        </div>
      )}
      {printers.length === 0 ? (
        <EmptyState icon={printerIcon} title={t.none}>
          {t.noneHint}
        </EmptyState>
      ) : (
        <>
          <ul className="grid items-start gap-4 md:grid-cols-2">
            {printers.map((printer) => (
              <PrinterCard
                key={printer.id}
                printer={printer}
                cover={printers.find(({ id }) => id === printer.coveredBy)}
                place={{ stations, others: [] }}
              />
            ))}
          </ul>
          <p className="mt-5">
            <span className="font-semibold">{t.today}</span>
            <span>{`: ${t.todayCount(today.printed, today.marked, today.failed)}`}</span>
          </p>
        </>
      )}
    </>
  )
}

type PrinterCardProps = { printer: ShownPrinter; cover: ShownPrinter | undefined; place: PrinterPlace }

/** One link: the whole card opens its page. */
export function PrinterCard({ printer, cover, place }: PrinterCardProps) {
  const { t, locale } = usePrinterText()
  const { id, name, condition, prints, station, lang } = printer
  const path = printerEditPath(String(id))
  const isIll = toneOf(condition) === 'cherry'
  const kinds = kindsShown.filter((kind) => prints.includes(kind)).map((kind) => t.kinds[kind])
  const makes = [
    ...kinds,
    ...(prints.some((kind) => kind !== 'receipt') ? [stationText(station, place, t, locale)] : []),
    languageNames[lang],
  ]
  return (
    <li>
      <Card
        className={`relative flex flex-wrap items-start gap-4 p-5! has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink ${isIll ? 'border-2 border-cherry bg-cherry-soft!' : ''}`}
      >
        <PrinterTile condition={condition} />
        <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
          <h2 className="text-xl wrap-anywhere">
            <a
              href={linkTo(path)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                openEditor(path)
              }}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              <bdi>{name}</bdi>
            </a>
          </h2>
          <StateLines printer={printer} />
          <WaitingLines printer={printer} cover={cover} />
          <p className="mt-1 text-sm text-ink-2">
            {makes.map((text, at) => (
              <span key={text}>
                {at > 0 && <span>{' · '}</span>}
                <bdi>{text}</bdi>
              </span>
            ))}
          </p>
          {cover && !isIll && <p className="text-sm text-ink-2">{t.coveredBy(cover.name)}</p>}
        </div>
        <div className="grid w-full gap-2 empty:hidden">
          <PrinterOddities printer={printer} />
        </div>
      </Card>
    </li>
  )
}
