// The order board as the mock-up shows it, and the list with its table.
import { useCallback, useState } from 'react'
import { Button } from '../components/controls/button.tsx'
import { IconButton } from '../components/controls/icon-button.tsx'
import { Segmented } from '../components/controls/segmented.tsx'
import { Switch } from '../components/controls/switch.tsx'
import { Card } from '../components/display/card.tsx'
import { DataTable } from '../components/display/data-table.tsx'
import type { Sorting } from '../components/display/sorting.ts'
import { StatusPill } from '../components/display/status-pill.tsx'
import { TokenDisplay } from '../components/display/token-display.tsx'
import { chime, unlock } from '../components/feedback/chime.ts'
import type { ToastMessage } from '../components/feedback/toast.tsx'
import { Toast } from '../components/feedback/toast.tsx'
import { RadioGroup } from '../components/fields/radio-group.tsx'
import { pinIcon } from '../components/icons/icons.ts'
import { eyeIcon, noteIcon } from '../components/icons/icons-more.ts'
import { bellIcon, columnsIcon, listIcon, trashIcon, wifiIcon } from '../components/icons/icons-staff.ts'
import type { Words } from './words.ts'

const orders = [
  { id: 41, customer: 'Emma P.', token: 'K7QM4TXA', total: 12.4 },
  { id: 42, customer: 'Noah M.', token: 'PX3C9BWD', total: 16.4 },
  { id: 43, customer: 'Amira E.', token: 'H0VDZR8W', total: 122.1 },
]

export function StaffSheet({ say }: { say: Words }) {
  const [shop, setShop] = useState(true)
  const [view, setView] = useState<'columns' | 'table'>('columns')
  const [status, setStatus] = useState<'received' | 'ready' | 'out'>('ready')
  const [sorting, setSorting] = useState<Sorting>({ by: 'id', direction: 'descending' })
  const [message, setMessage] = useState<ToastMessage | undefined>({
    id: 1,
    text: say.ready,
    action: { label: say.undo, run: () => {} },
  })
  const gone = useCallback(() => setMessage(undefined), [])
  return (
    <main className="mx-auto max-w-7xl space-y-5 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1>{say.orders}</h1>
        <Button
          variant="quiet"
          onClick={() => {
            unlock()
            chime()
          }}
        >
          <span className="contents">{say.sound}</span>
        </Button>
        <StatusPill tone="leaf" icon={wifiIcon}>
          {say.live}
        </StatusPill>
        <StatusPill icon={pinIcon}>{say.branch}</StatusPill>
        <StatusPill icon={bellIcon}>{say.sound}</StatusPill>
        <Switch label={say.shopOpen} checked={shop} onChange={setShop} />
        <Segmented
          label={say.orders}
          value={view}
          onChange={setView}
          segments={[
            { value: 'columns', text: say.columns, icon: columnsIcon },
            { value: 'table', text: say.table, icon: listIcon },
          ]}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {orders.map((order, index) => (
          <Card key={order.id} edge={index === 2 ? 'late' : 'none'}>
            <div className="flex items-center gap-3 border-b border-dashed border-line pb-3">
              <TokenDisplay token={order.token.slice(0, 4)} size="card" />
              <div className="flex-1 text-sm leading-tight">
                <p className="font-medium">{order.customer}</p>
                <p className="text-ink-2 tabular-nums">{say.price(order.total)}</p>
              </div>
              <StatusPill tone={index === 2 ? 'late' : 'plain'}>{index === 2 ? say.late : say.by}</StatusPill>
            </div>
            <div className="flex items-center gap-3 py-3">
              <span className="grid size-9 place-items-center rounded-small bg-latte-soft font-semibold tabular-nums">
                2
              </span>
              <div>
                <p className="text-lg">{say.cappuccino}</p>
                <StatusPill tone="honey" icon={noteIcon}>
                  {say.cappuccinoLine}
                </StatusPill>
              </div>
            </div>
            <Button wide size="staff" variant={index === 0 ? 'dark' : index === 1 ? 'primary' : 'leaf'}>
              {index === 0 ? say.start : index === 1 ? say.mark : say.pickedUp}
            </Button>
          </Card>
        ))}
      </div>
      <RadioGroup
        inline
        label={say.orders}
        name="status"
        value={status}
        onChange={setStatus}
        choices={[
          { value: 'received', text: say.received },
          { value: 'ready', text: say.readyStep, detail: say.by },
          { value: 'out', text: say.picked },
        ]}
      />
      <DataTable
        caption={say.orders}
        rowKey={(order) => order.id}
        rows={orders}
        sorting={sorting}
        onSort={setSorting}
        columns={[
          { id: 'id', header: 'Id', sortable: true, numeric: true, cell: (order) => order.id },
          { id: 'customer', header: say.customer, sortable: true, cell: (order) => order.customer },
          { id: 'token', header: say.token, cell: (order) => <TokenDisplay token={order.token} size="row" /> },
          { id: 'total', header: say.total, sortable: true, numeric: true, cell: (order) => say.price(order.total) },
          {
            id: 'actions',
            header: say.actions,
            headerHidden: true,
            cell: (order) => (
              <span className="flex">
                <IconButton icon={eyeIcon} size="staff" label={`${say.look} ${order.id}`} />
                <IconButton icon={trashIcon} size="staff" variant="danger" label={`${say.remove} ${order.id}`} />
              </span>
            ),
          },
        ]}
      />
      <Toast message={message} onGone={gone} stayMs={600000} />
    </main>
  )
}
