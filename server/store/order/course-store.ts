// The course of an order as it is stored: its columns after a step, and the steps themselves (LIFE-1).
import type { Selectable } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { PaymentWay } from '#domain/money/payment.ts'
import { type Actor, type EndReason, isOver, phaseOf, type Step } from '#domain/order/course.ts'
import type { Unplaced } from '#domain/order/late-place.ts'
import type { Order, OrderChanges, OrderFate, OrderVersion } from '#domain/order/order.ts'
import type { LineChange } from '#domain/order/set-line.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { writeBehind } from '../pipeline.ts'
import { preparedQuery } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import type { ActedBy } from './acted-by.ts'
import { addressKey, changesRowOf, type FateColumn, fateColumnOf, moneyRowOf, workLeft } from './order-rows.ts'
import type { OrderStepRow, OrderTableRow } from './order-tables.ts'

/** What a step changes of an order. */
export type StepChange = Partial<
  Pick<
    Order,
    | 'course'
    | 'code'
    | 'wantedAt'
    | 'form'
    | 'table'
    | 'lines'
    | 'total'
    | 'making'
    | 'payments'
    | keyof OrderChanges
    | Exclude<keyof OrderFate, 'version'>
  >
>

export interface StepData {
  readonly reason?: EndReason
  readonly words?: string
  readonly lines?: readonly Omit<LineChange, 'from'>[]
  readonly minutes?: number
  readonly paidWay?: PaymentWay
  readonly paidAmount?: Cents
  /** The promise before and after it was moved. */
  readonly from?: Instant
  readonly to?: Instant
  /** Lines and total before and after a change. */
  readonly before?: OrderVersion
  readonly after?: OrderVersion
  /** Where it is eaten: the table, or null if it is taken away. */
  readonly table?: number | null
  /** The change waits for the customer to agree. */
  readonly proposed?: boolean
  /** The total of a proposal that waited for the customer, and that the step dropped. */
  readonly dropped?: Cents
  /** Why an order that was paid is not made. */
  readonly unplaced?: Unplaced
  /** The order's slot was full; staff took it all the same. */
  readonly overruled?: boolean
}

export interface StepRecord {
  readonly step: Step
  readonly by: ActedBy
  readonly now: number
  readonly data: StepData
}

/** Saves the order as it is after the step, and the step. Its lines have rows of their own (`replaceLines`). */
export async function saveStep(trx: Trx, order: Order, record: StepRecord): Promise<void> {
  await writeBehind(trx, updateOrder(trx, { id: order.id, ...columnsOf(order) }))
  const step = {
    order_id: order.id,
    number: order.version,
    step: record.step,
    actor: record.by.kind,
    staff: record.by.staff,
    staff_name: record.by.name,
    at: record.now,
    data: toJson(record.data),
  }
  await writeBehind(trx, insertStep(trx, step))
}

type StepColumns = ReturnType<typeof columnsOf>

const updateOrder = preparedQuery<StepColumns & { readonly id: number }, unknown>(
  (db, { id, wanted_at, wanted_known, ...columns }) =>
    db
      .updateTable('orders')
      .set((e) => ({
        ...columns,
        wanted_at: e.fn.coalesce(e.val(wanted_at), 'wanted_at'),
        wanted_known: e.fn.coalesce(e.val(wanted_known), 'wanted_known'),
      }))
      .where('id', '=', id),
)

const insertStep = preparedQuery<OrderStepRow, unknown>((db, row) => db.insertInto('order_step').values(row))

function columnsOf(order: Order) {
  const fields = Object.keys(fateColumnOf) as (keyof OrderFate)[]
  const fate = Object.fromEntries(fields.map((field) => [fateColumnOf[field], order[field]]))
  return {
    ...(fate as Pick<Selectable<OrderTableRow>, FateColumn>),
    course: order.course,
    accepted_at: order.acceptedAt,
    code: order.code,
    form: order.form,
    table_number: order.table,
    address_key: addressKey(order),
    total: order.total,
    making: order.making,
    work_left: workLeft(order),
    ...moneyRowOf(order),
    ...changesRowOf(order),
    status: isOver(phaseOf(order)) ? 1 : 0,
    // Orders of the old site have no time; what they are listed by stays.
    wanted_at: order.wantedAt,
    wanted_known: order.wantedAt === null ? null : 1,
  }
}

export interface TakenStep {
  readonly number: number
  readonly step: Step
  readonly actor: Actor
  readonly staffName: string
  readonly at: number
  readonly data: StepData
}

/** The steps of an order, oldest first. */
export async function stepsOf(db: Db, order: number): Promise<TakenStep[]> {
  const rows = await db.selectFrom('order_step').selectAll().where('order_id', '=', order).orderBy('number').execute()
  return rows.map(({ number, step, actor, staff_name: staffName, at, data }) => ({
    number,
    step: step as Step,
    actor: actor as Actor,
    staffName,
    at,
    data: fromJson<StepData>(data),
  }))
}

/** How often a step was taken of an order. */
export async function timesTaken(db: Db, order: number, step: Step): Promise<number> {
  const { times } = await db
    .selectFrom('order_step')
    .select((e) => e.fn.countAll<number | string>().as('times'))
    .where('order_id', '=', order)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  return Number(times)
}
