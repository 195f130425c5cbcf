// How to connect a printer that was added or got a new address: four steps, its first call, and the address with its QR
// code, shown once. A printer at a board's USB has no address.
import { createObservable, useObservable } from '#web/data/observable.ts'
import type { ShownPrinter, ShownSlip } from '#web/data/staff/printer-api.ts'
import { useShop } from '#web/data/staff/shop-api.ts'
import { LinkToHandOver } from '#web/office/staff/fields/link-to-hand-over.tsx'
import { isLocalAddress } from '#web/office/staff/local-address.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { usePrinterText } from '#web/words/printers/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { PrintTest } from './print-test.tsx'
import { PrinterOddities, PrinterTile, StateLines, toneOf } from './printer-state.tsx'

interface FreshAddress {
  readonly printer: number
  readonly path: string
}

const fresh = createObservable<FreshAddress | undefined>(undefined)

/** Keeps the address for the printer's page until that is closed; it cannot be read again. */
export const showAddress = (printer: number, path: string): void => fresh.write({ printer, path })

/** Shows nothing unless the printer has just got its address. */
export function PrinterAddress({ printer, slips }: { printer: ShownPrinter; slips: readonly ShownSlip[] }) {
  const shown = useObservable(fresh)
  const shop = useShop()
  if (shown?.printer !== printer.id || !shop.data) return null
  return (
    <AddressDialog
      printer={printer}
      slips={slips}
      site={shop.data.publicUrl ?? location.origin}
      path={shown.path}
      onClose={() => fresh.write(undefined)}
    />
  )
}

type AddressDialogProps = {
  printer: ShownPrinter
  slips: readonly ShownSlip[]
  /** The address of the shop, which printers can reach. */
  site: string
  /** '' for a USB printer. */
  path: string
  onClose: () => void
}

export function AddressDialog({ printer, slips, site, path, onClose }: AddressDialogProps) {
  const { t } = usePrinterText()
  const { close } = useEditFormText().t
  const steps = t.steps[printer.kind]
  const address = site + path
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.addressTitle(printer.name)}
      closeLabel={close}
      beside={
        <span className="max-sm:hidden">
          <StatusPill tone={toneOf(printer.condition)}>{printer.seenAt === null ? t.neverSeen : t.seenNow}</StatusPill>
        </span>
      }
      shape="rise m-auto max-h-[90dvh] w-[min(44rem,calc(100%-2rem))] rounded-card shade-bar"
      actions={
        <Button variant="quiet" size="staff" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {path && (
          <Notice kind="warning" urgent>
            {t.addressOnce}
          </Notice>
        )}
        {path && isLocalAddress(site) && <Notice kind="error">{t.local}</Notice>}
        <ol className="grid gap-3">
          {steps.map((step, at) => (
            <li key={step} className="flex items-start gap-3">
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-ink text-sm font-semibold"
              >
                {at + 1}
              </span>
              <span className="min-w-0 pt-1 wrap-anywhere">{step}</span>
            </li>
          ))}
        </ol>
        {path && (
          <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <LinkToHandOver label={t.address} hint={t.addressHint} address={address} />
            </div>
            <QrCode text={address} className="w-44 justify-self-center rounded-control" />
          </div>
        )}
        <div className="flex flex-wrap items-start gap-4 border-t border-line pt-4">
          <PrinterTile condition={printer.condition} />
          <div className="min-w-0 flex-[1_1_12rem]" role="status">
            <StateLines printer={printer} />
            {printer.seenAt === null && <p className="text-sm text-ink-2">{t.waitsForCall}</p>}
          </div>
          {printer.seenAt !== null && <PrintTest printer={printer.id} slips={slips} />}
        </div>
        <PrinterOddities printer={printer} />
      </div>
    </Dialog>
  )
}
