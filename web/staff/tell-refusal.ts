// Says why a change was refused; one that did not arrive is sent again under its own key.
import { mayPass, refusalOf } from '../api/staff/staff.ts'
import { useRefusalText } from '../i18n/order/index.ts'
import { useStaffText } from '../i18n/staff/index.ts'
import { showWarning } from './toasts.tsx'

export function useTellRefusal() {
  const { t } = useStaffText()
  const sentences = useRefusalText().t.refusals
  return (error: unknown, again: () => void): void => {
    const refusal = refusalOf(error)
    showWarning(sentences[refusal], mayPass(refusal) ? { label: t.frame.tryAgain, run: again } : undefined)
  }
}
