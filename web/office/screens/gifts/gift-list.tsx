// The gift cards by their last four signs, and blocking one that was lost (GIFT-2).
import { useDeferredValue, useState } from 'react'
import { type ListedGift, useBlockGift, useGiftList } from '#web/data/staff/gift-api.ts'
import { useAllBranches } from '#web/data/staff/shop-api.ts'
import { AskDialog } from '#web/office/staff/ask-dialog.tsx'
import { MoreButton } from '#web/office/staff/more-button.tsx'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { type Column, DataTable } from '#web/ui/display/data-table.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { formatDay } from '#web/words/format-more.ts'
import { useGiftOfficeText } from '#web/words/gift-desk/index.ts'

export function GiftList({ edits }: { edits: boolean }) {
  const { t } = useGiftOfficeText()
  const [ends, setEnds] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const list = useGiftList(useDeferredValue(ends.trim()), onlyOpen)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5! lg:col-span-2">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <h2 className="me-auto self-center text-xl">{t.cards}</h2>
        <Switch label={t.onlyOpen} checked={onlyOpen} onChange={setOnlyOpen} size="staff" />
        <div className="w-44">
          <TextField
            label={t.search}
            type="search"
            dir="ltr"
            maxLength={20}
            value={ends}
            onChange={(event) => setEnds(event.target.value)}
          />
        </div>
      </div>
      {list.data ? (
        <>
          <GiftTable cards={list.data.pages.flatMap(({ cards }) => cards)} edits={edits} />
          <MoreButton list={list}>{t.more}</MoreButton>
        </>
      ) : (
        <Unread of={list} />
      )}
    </Card>
  )
}

function GiftTable({ cards, edits }: { cards: readonly ListedGift[]; edits: boolean }) {
  const { t, money, locale } = useGiftOfficeText()
  const branches = useAllBranches(locale)
  const unblock = useBlockGift()
  const [blocking, block] = useState<ListedGift>()
  const columns: Column<ListedGift>[] = [
    {
      id: 'card',
      header: t.card,
      onCard: 'col-span-2',
      cell: ({ ends, soldAt, branch }) => (
        <>
          <bdi dir="ltr" className="font-semibold">
            {`···· ${ends}`}
          </bdi>
          <span className="block text-sm text-ink-2">
            {[formatDay(soldAt, locale), branches.find(({ id }) => id === branch)?.name ?? branch].join(' · ')}
          </span>
        </>
      ),
    },
    { id: 'amount', header: t.amount, numeric: true, cell: ({ amount }) => money(amount) },
    { id: 'left', header: t.left, numeric: true, cell: ({ balance }) => <b>{money(balance)}</b> },
    {
      id: 'state',
      header: t.state,
      onCard: 'col-span-2',
      cell: ({ state, reason, isCredit }) => (
        <>
          <span className={state === 'blocked' ? 'font-semibold text-cherry' : ''}>
            {isCredit ? `${t.states[state]} · ${t.credit}` : t.states[state]}
          </span>
          {reason && <bdi className="block text-sm wrap-anywhere text-ink-2">{reason}</bdi>}
        </>
      ),
    },
    {
      id: 'until',
      header: t.until,
      cell: ({ expiresOn }) => (expiresOn === null ? t.never : formatDay(Date.parse(`${expiresOn}T12:00:00Z`), locale)),
    },
    ...(edits
      ? [
          {
            id: 'acts',
            header: t.acts,
            headerHidden: true,
            onCard: 'col-span-4',
            cell: (card: ListedGift) =>
              card.state === 'blocked' ? (
                <Button
                  variant="quiet"
                  busy={unblock.isPending}
                  onClick={() =>
                    unblock.mutate({ id: card.id, blocked: false }, { onSuccess: () => showToast(t.unblocked) })
                  }
                >
                  {t.unblock}
                </Button>
              ) : (
                card.state === 'active' && (
                  <Button variant="quiet" onClick={() => block(card)}>
                    {t.block}
                  </Button>
                )
              ),
          },
        ]
      : []),
  ]
  return (
    <>
      <RefusedNotice error={unblock.error} />
      <DataTable
        caption={t.cards}
        columns={columns}
        rows={cards}
        rowKey={({ id }) => id}
        empty={<p className="p-4 text-ink-2">{t.none}</p>}
      />
      <BlockGift key={blocking?.id} card={blocking} onClose={() => block(undefined)} />
    </>
  )
}

function BlockGift({ card, onClose }: { card: ListedGift | undefined; onClose: () => void }) {
  const { t } = useGiftOfficeText()
  const send = useBlockGift()
  const [reason, setReason] = useState('')
  return (
    <AskDialog
      wish={card && { id: card.id, blocked: true, reason: reason.trim() }}
      send={send}
      words={{ title: t.blockTitle(`\u2066${card?.ends ?? ''}\u2069`), act: t.block, done: t.blocked }}
      goneIsDone={false}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>{t.blockText}</p>
        <TextField label={t.why} most={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
    </AskDialog>
  )
}
