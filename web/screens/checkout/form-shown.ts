// Which of the two forms is shown: the chosen one if the branch offers it now (D-4).
import type { OrderForm } from '../../../domain/branch/branch.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import type { DayState } from '../../ordering/ordering.ts'

/** A table is for now and cannot be ordered for later. After the cut-off, only customers at a table can order. */
export const notNow = (form: OrderForm, state: DayState): boolean =>
  form === 'table' ? !(state.today && state.open) : state.day.ok && !state.pickUp

/** The chosen form if the branch offers it now, else its first one. */
export function formShown(chosen: OrderForm, branch: MenuBranch, state: DayState): OrderForm {
  const offered = branch.forms.filter((form) => !notNow(form, state))
  if (offered.includes(chosen)) return chosen
  return offered[0] ?? branch.forms[0] ?? 'pick-up'
}
