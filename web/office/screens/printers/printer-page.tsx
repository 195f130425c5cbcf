// The page of one receipt printer: its condition, what waits, what it prints; or the form for a new one (PAPER-1,
// PAPER-2).
import { useRef, useState } from 'react'
import type { SlipKind } from '#domain/paper/printer.ts'
import { may } from '#domain/people/staff.ts'
import { newOne, printerEditPath } from '#web/data/address/edit-paths.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import type { Member } from '#web/data/session/session.ts'
import {
  freshPrinter,
  readPrintersAgain,
  type ShownPrinter,
  type ShownSlip,
  slipPicture,
  useAddPrinter,
  usePrinter,
  usePrinters,
  useSavePrinter,
  useWithdrawPrinter,
} from '#web/data/staff/printer-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { refusalOf, sendBy, useStaffLive } from '#web/data/staff/staff-api.ts'
import { RemoveButton } from '#web/office/forms/edit-form.tsx'
import { closeEditor, EditPage, type EditSection, useLeaving } from '#web/office/forms/edit-page.tsx'
import { changedLines } from '#web/office/forms/form-lines.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { AtBranch } from '#web/office/staff/branch/at-branch.tsx'
import { StaffPage, TitledPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { printerIcon } from '#web/ui/icons/icons.ts'
import { usePrinterText } from '#web/words/printers/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { PrinterAddress, showAddress } from './printer-address.tsx'
import { kindsShown, MakeFields, NameField, PaperFields, PrintsFields } from './printer-fields.tsx'
import {
  checkPrinter,
  meantFields,
  type PrinterFields,
  type PrinterPlace,
  printerFields,
  printerLines,
} from './printer-form.ts'
import { PrinterNow } from './printer-now.tsx'

export function PrinterPage({ id }: { id: string }) {
  const { t } = usePrinterText()
  if (id === newOne)
    return (
      <TitledPage title={t.addTitle}>
        {(member) => (
          <AtBranch member={member} act="printers.see">
            {(branch) => <NewPrinter member={member} branch={branch} />}
          </AtBranch>
        )}
      </TitledPage>
    )
  return <TitledPage title={t.title}>{(member) => <Existing key={id} id={Number(id)} member={member} />}</TitledPage>
}

function NewPrinter({ member, branch: { id: branch, name } }: { member: Member; branch: StaffBranch }) {
  const { t } = usePrinterText()
  if (!may(member, 'printers.edit', branch)) return <EmptyState icon={printerIcon} title={t.seeOnly} />
  return <InBranch key={branch} branch={branch} branchName={name} />
}

function InBranch({ branch, branchName }: { branch: string; branchName: string }) {
  const list = usePrinters(branch)
  if (!list.data) return <Unread of={list} />
  return (
    <PrinterForm
      branch={branch}
      branchName={branchName}
      place={{ stations: list.data.stations, others: list.data.printers }}
    />
  )
}

/** Still shows the printer after somebody withdrew it: what is typed must not vanish. */
function Existing({ id, member }: { id: number; member: Member }) {
  const { t } = usePrinterText()
  const read = usePrinter(id)
  const last = useRef(read.data)
  if (read.data) last.current = read.data
  if (last.current) return <Known {...last.current} member={member} />
  if (!read.isError || refusalOf(read.error) !== 'not_found') return <Unread of={read} />
  return (
    <EmptyState
      icon={printerIcon}
      title={t.noneSuch}
      action={<LinkButton href={linkTo('/printers')}>{t.title}</LinkButton>}
    />
  )
}

type KnownProps = { printer: ShownPrinter; slips: readonly ShownSlip[]; member: Member }

function Known({ printer, slips, member }: KnownProps) {
  const { t } = usePrinterText()
  const list = usePrinters(printer.branch)
  useStaffLive([printer.branch])
  if (!list.data) return <Unread of={list} />
  const { printers, stations } = list.data
  const now = (
    <PrinterNow
      printer={printer}
      cover={printers.find(({ id }) => id === printer.coveredBy)}
      slips={slips}
      edits={may(member, 'printers.edit', printer.branch)}
    />
  )
  if (!may(member, 'printers.edit', printer.branch))
    return (
      <StaffPage title={printer.name} narrow>
        {() => (
          <div className="grid gap-5">
            <Notice>{t.seeOnly}</Notice>
            {now}
          </div>
        )}
      </StaffPage>
    )
  return (
    <>
      <PrinterForm
        branch={printer.branch}
        printer={printer}
        place={{ stations, others: printers.filter(({ id }) => id !== printer.id) }}
        now={now}
      />
      <PrinterAddress printer={printer} slips={slips} />
    </>
  )
}

type PrinterFormProps = {
  branch: string
  /** Of a new one, which nobody sees elsewhere yet. */
  branchName?: string
  /** Undefined: a new one. */
  printer?: ShownPrinter
  place: PrinterPlace
  now?: React.ReactNode
}

function PrinterForm({ branch, branchName, printer, place, now }: PrinterFormProps) {
  const { t, locale } = usePrinterText()
  const { lookOver } = useEditFormText().t
  const { leaving, saved } = useLeaving({ path: '/printers', text: t.title })
  const form = usePrinterForm(branch, printer, saved)
  const { fields, change } = form
  const wrong = sentencesAt(form.problems, t.problems, lookOver)
  const part = { fields, change, wrong }
  const title = form.base?.name ?? t.addTitle
  const lines = (some: PrinterFields) => printerLines(some, place, t, locale)
  const name = <NameField {...part} />
  const sections: EditSection[] = [
    now
      ? { id: 'now', title: t.sections.now, fields: [], content: now }
      : {
          id: 'make',
          title: t.sections.make,
          fields: ['kind', 'name'],
          content: (
            <>
              <MakeFields {...part} />
              {name}
            </>
          ),
        },
    {
      id: 'prints',
      title: t.sections.prints,
      fields: ['prints', 'leavesOut', 'station'],
      content: <PrintsFields {...part} place={place} />,
    },
    {
      id: 'place',
      title: t.sections.place,
      fields: [...(now ? ['name'] : []), 'width', 'lang', 'coveredBy'],
      content: (
        <>
          {now && name}
          <PaperFields {...part} place={place} />
        </>
      ),
    },
  ]
  return (
    <EditPage
      form={form}
      title={title}
      leaving={leaving}
      sections={sections}
      state={branchName && <bdi className="font-medium text-ink-2">{branchName}</bdi>}
      view={<SlipPreview branch={branch} fields={fields} />}
      viewTitle={t.view}
      words={{
        changed: t.changed,
        gone: t.gone,
        changes: changedLines(form, lines),
      }}
      removal={
        form.base && (
          <Withdraw
            printer={form.base}
            onWithdrawn={() => {
              form.forget()
              closeEditor(leaving.above)
            }}
          />
        )
      }
    />
  )
}

function usePrinterForm(branch: string, printer: ShownPrinter | undefined, onSaved: () => void) {
  const { t, locale } = usePrinterText()
  const add = sendBy(useAddPrinter())
  const save = sendBy(useSavePrinter())
  return useEditForm<PrinterFields, ShownPrinter>({
    name: `printer ${printer?.id ?? `at ${branch}`}`,
    stored: printer,
    fieldsOf: (stored) => printerFields(stored, locale),
    meaning: meantFields,
    check: checkPrinter,
    send: async (fields, base) => {
      const { kind, ...wish } = meantFields(fields)
      if (base) return await save({ ...wish, id: base.id, version: base.version })
      const added = await add({ ...wish, kind, branch })
      if (!added.ok) return added
      showAddress(added.value.printer.id, added.value.path)
      return { ok: true, value: added.value.printer }
    },
    latest: async () => printer && (await freshPrinter(printer.id)),
    told: (saved, isNew) => {
      if (isNew) return go(printerEditPath(String(saved.id)), { replace: true })
      showToast(t.saved(saved.name))
      onSaved()
    },
  })
}

function Withdraw({ printer: { id, name, waiting }, onWithdrawn }: { printer: ShownPrinter; onWithdrawn: () => void }) {
  const { t } = usePrinterText()
  const withdraw = useWithdrawPrinter()

  function run() {
    withdraw.mutate(
      { id },
      {
        onSuccess: () => {
          showToast(t.withdrawn(name))
          onWithdrawn()
          readPrintersAgain()
        },
      },
    )
  }

  return (
    <RemoveButton
      words={{ remove: t.withdraw, title: t.withdrawAsk(name), removeIt: t.withdrawIt }}
      removal={withdraw}
      onConfirm={run}
    >
      <p>{t.withdrawText}</p>
      {waiting > 0 && <p className="font-semibold">{t.withdrawWaits(waiting)}</p>}
    </RemoveButton>
  )
}

function SlipPreview({ branch, fields }: { branch: string; fields: PrinterFields }) {
  const { t } = usePrinterText()
  const [chosen, setChosen] = useState<SlipKind>()
  const what = chosen ?? kindsShown.find((kind) => fields.prints.includes(kind)) ?? 'kitchen'
  const station = what === 'receipt' ? '' : fields.station
  return (
    <section aria-label={t.view} className="grid justify-items-start gap-3 rounded-card bg-latte-soft p-4">
      <h2 className="text-md">{t.view}</h2>
      <ChoicePills
        label={t.view}
        labelHidden
        name="slip"
        value={what}
        onChange={setChosen}
        choices={kindsShown.map((kind) => ({ value: kind, text: t.oneOf[kind] }))}
      />
      <Picture
        of={slipPicture(what, branch, { ...fields, station })}
        alt={t.viewOf(t.oneOf[what])}
        width={fields.width}
      />
    </section>
  )
}

/** Paper of 80 mm fills the width. */
const wholeWidth = 576

function Picture({ of: source, alt, width }: { of: string; alt: string; width: number }) {
  const { t } = usePrinterText()
  const [failed, setFailed] = useState('')
  if (failed === source) return <p className="text-ink-2">{t.viewFailed}</p>
  return (
    <img
      src={source}
      alt={alt}
      onError={() => setFailed(source)}
      className="min-h-40 max-w-96 justify-self-center rounded-small bg-card p-3 shade-card"
      style={{ inlineSize: `${Math.min(1, width / wholeWidth) * 100}%` }}
    />
  )
}
