// Which of the two forms is shown: the chosen one if the branch offers it now (D-4).
import type { OrderForm } from '../../../domain/branch/branch.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import type { DayState } from '../../ordering/ordering.ts'

/** Whether orders of this form are not taken. Pick-up can still be chosen if no form is: the page then says why. */
export const notNow = (form: OrderForm, { day, takes }: DayState): boolean =>
  !takes[form] && (form === 'table' || day.ok)

/** The chosen form if the branch offers it now, else its first one. */
export function formShown(chosen: OrderForm, branch: MenuBranch, state: DayState): OrderForm {
  const offered = branch.forms.filter((form) => !notNow(form, state))
  if (offered.includes(chosen)) return chosen
  return offered[0] ?? branch.forms[0] ?? 'pick-up'
}
