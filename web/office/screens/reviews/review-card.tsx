// One review: guest, time, the stars for each dimension, the words.
import { dimensions, ownRating } from '#domain/guests/review.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'
import type { StaffReview } from '#web/data/staff/guest-api.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useReviewText } from '#web/words/visit/index.ts'

type ReviewCardProps = {
  review: StaffReview
  onRemove: (() => void) | undefined
  /** Whether it is selected; undefined for a member who may not remove it. */
  chosen: boolean | undefined
  onChoose: (chosen: boolean) => void
  /** Lists those from the same connection. */
  onAlike: (() => void) | undefined
}

export function ReviewCard({ review, onRemove, chosen, onChoose, onAlike }: ReviewCardProps) {
  const { t, locale, number } = useReviewText()
  const { name, text, ratings, at, waiting, ofOrder, alike } = review
  const own = ownRating(ratings)
  return (
    <li className="rounded-card bg-card p-4 shade-card">
      <div className="flex items-start gap-3">
        {chosen !== undefined && (
          <input
            type="checkbox"
            aria-label={t.staff.choose(name || t.staff.noName)}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="mt-1 size-6 shrink-0"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 className={`wrap-anywhere ${name ? '' : 'text-ink-2'}`}>{name ? <bdi>{name}</bdi> : t.staff.noName}</h3>
          <p className="text-sm text-ink-2">{`${dayOf(at, locale)}${ofOrder ? ` · ${t.staff.ofOrder}` : ''}`}</p>
          {waiting && <p className="text-sm font-semibold text-honey-ink">{t.staff.waiting}</p>}
          {alike > 0 && onAlike && (
            <button
              type="button"
              onClick={onAlike}
              className="inline-flex min-h-11 items-center text-start text-sm underline"
            >
              {t.staff.alike(alike)}
            </button>
          )}
        </div>
        {own !== null && <Stars value={own} label={t.summary.overall(number(own))} />}
        {onRemove && (
          <IconButton
            icon={trashIcon}
            size="staff"
            label={t.staff.removeOf(name || t.staff.noName)}
            onClick={onRemove}
            className="-mt-2 -me-2"
          />
        )}
      </div>
      {text && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      )}
      {own !== null && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
          {dimensions.map((dimension) => {
            const stars = ratings[dimension]
            return (
              stars !== null && (
                <li key={dimension}>
                  <span>{`${t.dimensions[dimension]} `}</span>
                  <b className="font-semibold text-ink">{t.stars(stars)}</b>
                </li>
              )
            )
          })}
        </ul>
      )}
    </li>
  )
}

const dayOf = (instant: number, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long' }).format(instant)
