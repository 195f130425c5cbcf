// Connects the printer at this device's USB and shows its condition, or what to do if the browser has no USB; and
// prints there while the board is shown (PAPER-2).
import { useEffect, useState } from 'react'
import { may } from '#domain/people/staff.ts'
import { useObservable } from '#web/data/observable.ts'
import type { Member } from '#web/data/session/session.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { askStaff, readAgain, refusalOf, useStaffRead } from '#web/data/staff/staff-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { useUsbText } from '#web/words/printers/index.ts'
import { StaffWaiting } from '../staff/states.tsx'
import { type UsbPrinter, usbPrinter } from './usb-choice.ts'
import { usbOf } from './usb-device.ts'
import { chooseUsb, forgetUsb, linkUsb, retryUsb, type UsbState, usbState } from './usb-link.ts'

type UsbPanelProps = { member: Member; branch: StaffBranch }

export function UsbPanel({ member, branch }: UsbPanelProps) {
  const { t } = useUsbText()
  if (usbOf())
    return (
      <div className="grid gap-4">
        <p>{t.lead}</p>
        <Connected branch={branch.id} />
        <Connect member={member} branch={branch} />
      </div>
    )
  return <Notice>{isSecureContext ? t.missing.browser : t.missing.plain}</Notice>
}

function Connected({ branch }: { branch: string }) {
  const { t } = useUsbText()
  const printer = useObservable(usbPrinter)
  const state = useObservable(usbState)
  if (printer?.branch !== branch) return null
  return (
    <Notice
      kind={state === 'ready' ? 'success' : 'info'}
      title={t.named(printer.name)}
      action={
        <Button variant="quiet" size="staff" onClick={forgetUsb}>
          {t.forget}
        </Button>
      }
    >
      {t.states[state]}
    </Notice>
  )
}

function Connect({ member, branch }: UsbPanelProps) {
  const { t, locale } = useUsbText()
  const { refusals } = useRefusalText().t
  const isHere = useObservable(usbPrinter)?.branch === branch.id
  const { data } = useStaffRead(['printers', 'usb', branch.id], 'usbPrinters.list', { branch: branch.id })
  const [problem, setProblem] = useState('')
  if (!data) return <StaffWaiting />
  const adds = data.printers.length === 0 && may(member, 'printers.edit', branch.id)

  const add = async () => {
    const wish = { kind: 'usb', prints: ['kitchen'], leavesOut: [], station: '', width: 576, coveredBy: null } as const
    const given = { ...wish, prints: [...wish.prints], leavesOut: [], branch: branch.id, name: t.title, lang: locale }
    const { printer } = await askStaff('printers.add', given)
    await readAgain('printers')
    return printer
  }
  const connect = async (known?: { readonly id: number; readonly name: string }) => {
    setProblem('')
    try {
      await chooseUsb(async () => {
        const { id, name } = known ?? (await add())
        return { branch: branch.id, id, name }
      })
    } catch (error) {
      setProblem(refusals[refusalOf(error)])
    }
  }
  return (
    <div className="grid gap-2">
      {data.printers.length > 1 && <p className="font-semibold">{t.which}</p>}
      {data.printers.map((printer) => (
        <Button key={printer.id} size="staff" variant={isHere ? 'quiet' : 'primary'} onClick={() => connect(printer)}>
          {data.printers.length > 1 ? t.named(printer.name) : isHere ? t.other : t.connect}
        </Button>
      ))}
      {adds && (
        <Button size="staff" onClick={() => connect()}>
          {t.connect}
        </Button>
      )}
      {data.printers.length === 0 && !adds && <p className="text-ink-2">{t.none}</p>}
      {problem && (
        <Notice kind="warning" urgent>
          {problem}
        </Notice>
      )}
    </div>
  )
}

/** An empty roll and the like, which the shop knows, are among the board's own signs. */
const cutOff: readonly UsbState[] = ['unplugged', 'held', 'stuck', 'other']

export function UsbSign({ printer }: { printer: UsbPrinter }) {
  const { t } = useUsbText()
  const state = useObservable(usbState)
  useEffect(() => linkUsb(printer), [printer])
  if (!cutOff.includes(state)) return null
  return (
    <Notice
      kind="warning"
      urgent
      title={t.named(printer.name)}
      action={
        <Button variant="quiet" size="staff" onClick={retryUsb}>
          {t.again}
        </Button>
      }
    >
      {t.states[state]}
    </Notice>
  )
}
