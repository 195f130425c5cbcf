// A member as the browser may know them.
import type { Output } from '../../../contract/index.ts'
import type { StaffMember } from '../../../domain/staff.ts'
import { memberIn } from '../../auth/sessions.ts'

/** `held`: has to set up a second factor before anything else. */
export const shownMember = (member: StaffMember, held: boolean): Output<'account.signIn'>['member'] => ({
  ...memberIn(member, held),
  branches: [...memberIn(member, held).branches],
  mustSetUp: held,
})
