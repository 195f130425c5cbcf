// All reviews for staff, live: the same summary that guests see, and each review, newest first (REVIEW-4).
import { useState } from 'react'
import { may } from '#domain/people/staff.ts'
import type { Member } from '#web/data/session/session.ts'
import {
  type ReviewFilter,
  type StaffReview,
  useRemoveReview,
  useRemoveReviews,
  useReviews,
  useSetReviewRule,
  useShowReviews,
} from '#web/data/staff/guest-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { LivePill } from '#web/office/staff/alerts/live-tools.tsx'
import { AskDialog } from '#web/office/staff/ask-dialog.tsx'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { ChosenBar } from '#web/office/staff/chosen-bar.tsx'
import { Tick } from '#web/office/staff/fields/tick.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { MoreButton } from '#web/office/staff/more-button.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { RatingSummary } from '#web/ui/display/stars.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { starIcon } from '#web/ui/icons/icons.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useReviewText } from '#web/words/visit/index.ts'
import { summaryWords } from '#web/words/visit/summary-words.ts'
import { ReviewCard } from './review-card.tsx'

export function ReviewAdmin() {
  const { t } = useReviewText()
  return (
    <StaffPage title={t.staff.title} tools={(member) => <Tools member={member} />}>
      {(member) => <Reviews member={member} />}
    </StaffPage>
  )
}

function Tools({ member }: { member: Member }) {
  const branches = useBranches(member, 'reviews.see') ?? []
  const live = useStaffUpdates(branches.map(({ id }) => id))
  const list = useReviews()
  return <LivePill state={live} failing={refusalOf(list.failureReason) === 'unreachable'} />
}

function Reviews({ member }: { member: Member }) {
  const words = useReviewText()
  const [filter, setFilter] = useState<ReviewFilter>({})
  const list = useReviews(filter)
  const remove = useRemoveReview()
  const [removing, setRemoving] = useState<StaffReview>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { t } = words

  const first = list.data?.pages[0]
  if (!list.data || !first) return <Unread of={list} />
  const reviews = list.data.pages.flatMap((page) => page.reviews)
  const mayRemove = may(member, 'reviews.remove')
  const picked = reviews.filter(({ id }) => chosen.has(id))
  const choose = (id: number, is: boolean) =>
    setChosen(new Set([...chosen].filter((one) => one !== id).concat(is ? id : [])))
  const look = (wish: ReviewFilter) => {
    setFilter(wish)
    setChosen(new Set())
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
      <Card className="p-5! lg:order-last">
        <RatingSummary {...summaryWords(first.summary, words, t.staff.empty)} />
        {may(member, 'brand.edit') && <Rule waits={first.summary.waits} />}
      </Card>
      <section aria-labelledby="reviews" className="grid gap-3">
        <h2 id="reviews" className="sr-only">
          {t.staff.list}
        </h2>
        <Filters filter={filter} waiting={first.waiting} onLook={look} />
        {mayRemove && (filter.waiting || filter.like !== undefined) && reviews.length > 0 && (
          <Button
            variant="quiet"
            size="staff"
            className="justify-self-start"
            onClick={() => setChosen(new Set(reviews.map(({ id }) => id)))}
          >
            {t.staff.chooseAll}
          </Button>
        )}
        {reviews.length === 0 && (
          <EmptyState icon={starIcon} title={t.staff.empty}>
            {t.staff.emptyHint}
          </EmptyState>
        )}
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              chosen={mayRemove ? chosen.has(review.id) : undefined}
              onChoose={(is) => choose(review.id, is)}
              onAlike={filter.like === undefined ? () => look({ like: review.id }) : undefined}
              onRemove={mayRemove ? () => setRemoving(review) : undefined}
            />
          ))}
        </ul>
        <MoreButton list={list}>{t.staff.showMore}</MoreButton>
        <ChosenReviews
          ids={picked.map(({ id }) => id)}
          waiting={picked.flatMap(({ id, waiting }) => (waiting ? id : []))}
          onNone={() => setChosen(new Set())}
        />
      </section>
      <AskDialog
        wish={removing && { id: removing.id }}
        send={remove}
        words={{ title: t.staff.removeTitle, act: t.staff.remove, done: t.staff.removed }}
        onClose={() => setRemoving(undefined)}
      >
        <p>{t.staff.removeText}</p>
        {removing?.text && (
          <p className="mt-3 line-clamp-4 wrap-anywhere border-s-4 border-line ps-3">
            <bdi>{removing.text}</bdi>
          </p>
        )}
      </AskDialog>
    </div>
  )
}

/** Whether reviews without an order wait; for the owner. */
function Rule({ waits }: { waits: boolean }) {
  const { t } = useReviewText()
  const set = useSetReviewRule()
  const save = useSaveAtOnce(set)
  return (
    <div className="mt-4 border-t border-line pt-2">
      <Tick
        label={t.staff.rule}
        checked={set.isPending ? set.variables.waits : waits}
        disabled={set.isPending}
        onChange={(is) => save({ waits: is })}
      />
      <p className="text-sm text-ink-2">{t.staff.ruleHint}</p>
    </div>
  )
}

type FiltersProps = { filter: ReviewFilter; waiting: number; onLook: (filter: ReviewFilter) => void }

function Filters({ filter, waiting, onLook }: FiltersProps) {
  const { t } = useReviewText()
  const shown = filter.like !== undefined ? 'like' : filter.waiting ? 'waiting' : 'all'
  if (waiting === 0 && shown === 'all') return null
  return (
    <div className="grid gap-2">
      {waiting > 0 && (
        <Notice kind="warning" title={t.staff.waitingCount(waiting)}>
          {t.staff.waitingHint}
        </Notice>
      )}
      <ChoicePills
        label={t.staff.show}
        name="reviews"
        value={shown}
        choices={[
          { value: 'all', text: t.staff.all },
          { value: 'waiting', text: t.staff.onlyWaiting(waiting) },
          ...(shown === 'like' ? [{ value: 'like', text: t.staff.likeTitle } as const] : []),
        ]}
        onChange={(value) => {
          if (value !== 'like') onLook({ waiting: value === 'waiting' })
        }}
      />
    </div>
  )
}

type ChosenReviewsProps = {
  ids: readonly number[]
  /** Those of them that wait for a yes. */
  waiting: readonly number[]
  onNone: () => void
}

function ChosenReviews({ ids, waiting, onNone }: ChosenReviewsProps) {
  const words = useReviewText().t.staff
  const { frame } = useStaffText().t
  const show = useSaveAtOnce(useShowReviews())
  const remove = useSaveAtOnce(useRemoveReviews())
  const [asking, setAsking] = useState(false)
  if (ids.length === 0) return null

  function run(act: typeof show, wanted: readonly number[], done: (count: number) => string) {
    setAsking(false)
    act({ ids: [...wanted] }, ({ count }) => {
      showToast(done(count))
      onNone()
    })
  }

  return (
    <ChosenBar words={{ chosen: words.chosen(ids.length), unchoose: words.unchoose }} onNone={onNone}>
      {waiting.length > 0 && (
        <Button size="staff" className="max-md:w-full" onClick={() => run(show, waiting, words.yesDone)}>
          {words.yes}
        </Button>
      )}
      <Button variant="danger" size="staff" className="max-md:w-full" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.removeManyTitle(ids.length)}
        labels={{ cancel: frame.cancel, confirm: words.remove, close: frame.close }}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => run(remove, ids, words.removedMany)}
      >
        <p>{words.removeManyText}</p>
      </ConfirmDialog>
    </ChosenBar>
  )
}
