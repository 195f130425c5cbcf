// Who takes a step, as it is kept with the step.
import type { StaffMember } from '../../domain/staff.ts'
import type { StepActor } from '../store/orders/course.ts'

export const byStaff = ({ id, name }: StaffMember): StepActor => ({ kind: 'staff', staff: id, name })
export const byCustomer: StepActor = { kind: 'customer', staff: null, name: '' }
