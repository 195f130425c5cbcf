// Finds a branch among many: a field to search them, the nearest at a tap, and a list that stays short.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { findBranches, type Position, readyToFind, type SoughtBranch } from '#domain/branch/find-branches.ts'
import { hasPlace } from '#domain/branch/new-branch.ts'
import { askPosition, knowsPositions, type PositionAnswer } from '#web/data/device-position.ts'
import { otherNames, readOtherNames } from '#web/data/menu/other-names.ts'
import { useObservable } from '#web/data/observable.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { pinIcon } from '#web/ui/icons/icons.ts'
import { useFinderText } from '#web/words/finder/index.ts'
import { formatDistance } from '#web/words/format-more.ts'

export interface ShownBranch<One> {
  readonly branch: One
  /** How far it is, in words, if somebody asked. */
  readonly away?: string | undefined
}

export type BranchFinderProps<One extends SoughtBranch> = {
  branches: readonly One[]
  /** So many of many are shown at first. */
  most?: number | undefined
  /** The ids of those that come first while nothing is searched; where they stand does not change with a tap. */
  first?: readonly string[]
  /** The ids of those that are shown whatever is searched, such as one with a mistake in its field. */
  always?: readonly string[]
  /** In a dialog that was opened to type: with a mouse, the field has the focus; a phone would open its keyboard. */
  typesAtOnce?: boolean
  /** With the key Enter, the first of those that were found. */
  onEnter?: (branch: One) => void
  /** `found`: all of them, if somebody searches: by words, or by where they are. */
  children: (shown: readonly ShownBranch<One>[], found?: readonly One[]) => ReactNode
}

/** With each press on the button, so many more. */
const step = 20

export function ManyBranches<One extends SoughtBranch>(props: BranchFinderProps<One>) {
  const { branches, most = step, always = [], typesAtOnce = false, onEnter, children } = props
  const { t, locale } = useFinderText()
  const [first] = useState(props.first)
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<PositionAnswer>()
  const [room, setRoom] = useState(most)
  const list = useRef<HTMLDivElement>(null)
  const others = useOtherBranchWords(typed !== '')
  const position = positionIn(answer)
  useEffect(() => betweenTasks(readyToFind(branches, others)), [branches, others])
  const found = useMemo(
    () => findBranches(branches, { typed, position, first, others }),
    [branches, typed, position, first, others],
  )
  const shown = found.slice(0, room).map(({ branch, metres }) => ({
    branch,
    away: metres === null ? undefined : formatDistance(metres, locale),
  }))
  const more = branches
    .filter(({ id }) => always.includes(id) && !shown.some(({ branch }) => branch.id === id))
    .map((branch) => ({ branch }))
  const isSearched = typed.trim() !== '' || position !== null

  function search(change: () => void) {
    change()
    setRoom(most)
  }

  function showMore() {
    const next = room
    setRoom(room + step)
    requestAnimationFrame(() => focusOn(list.current?.querySelectorAll(':scope > ul > li')[next]))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-md:gap-2">
      <search className="grid max-w-2xl gap-1.5">
        <div className="flex flex-wrap items-start gap-2">
          <div className="min-w-0 flex-1 basis-42">
            <TextField
              type="search"
              label={t.label}
              labelHidden
              placeholder={t.placeholder}
              enterKeyHint="search"
              autoComplete="off"
              maxLength={100}
              value={typed}
              data-autofocus={(typesAtOnce && matchMedia('(pointer: fine)').matches) || undefined}
              onChange={({ target }) => search(() => setTyped(target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // The form around it is not sent.
                event.preventDefault()
                if (found[0] && isSearched) onEnter?.(found[0].branch)
              }}
            />
          </div>
          {knowsPositions() && branches.some(isPlaced) && (
            <NearMe answer={answer} onAnswer={(next) => search(() => setAnswer(next))} />
          )}
        </div>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {[answerWords(answer, t), typed.trim() && (found.length > 0 ? t.found(found.length) : t.none)]
            .filter(Boolean)
            .join(' ')}
        </p>
      </search>
      <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {children([...shown, ...more], isSearched ? found.map(({ branch }) => branch) : undefined)}
      </div>
      {found.length > shown.length && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button variant="quiet" onClick={showMore}>
            {t.more}
          </Button>
          <span className="text-sm text-ink-2">{t.shown(shown.length, found.length)}</span>
        </div>
      )}
    </div>
  )
}

/** Takes one step after the other, and lets everything else go first; the returned function ends it. */
function betweenTasks(steps: Iterator<undefined>) {
  let timer = setTimeout(function next() {
    if (!steps.next().done) timer = setTimeout(next)
  })
  return () => clearTimeout(timer)
}

/** The button may be gone; the keyboard goes on at the first of those that came. */
const focusOn = (item: Element | undefined): void =>
  item?.querySelector<HTMLElement>('a, button, input, select')?.focus({ preventScroll: true })

const isPlaced = ({ latitude = 0, longitude = 0 }: SoughtBranch): boolean => hasPlace({ latitude, longitude })

const positionIn = (answer: PositionAnswer | undefined): Position | null => (typeof answer === 'object' ? answer : null)

function answerWords(answer: PositionAnswer | undefined, words: ReturnType<typeof useFinderText>['t']): string {
  if (answer === undefined) return ''
  return typeof answer === 'string' ? words[answer] : words.nearest
}

/** Read with the first letter that somebody types. */
function useOtherBranchWords(isTyping: boolean) {
  const { branches } = useObservable(otherNames)
  useEffect(() => {
    if (isTyping && otherNames.read().branches.size === 0) void readOtherNames()
  }, [isTyping])
  return branches
}

type NearMeProps = { answer: PositionAnswer | undefined; onAnswer: (answer: PositionAnswer | undefined) => void }

/** A second press gives the usual order back. */
function NearMe({ answer, onAnswer }: NearMeProps) {
  const { t } = useFinderText()
  const [asking, setAsking] = useState(false)
  const isOn = typeof answer === 'object'

  async function press() {
    if (isOn) return onAnswer(undefined)
    setAsking(true)
    onAnswer(await askPosition())
    setAsking(false)
  }

  return (
    <Button
      variant="quiet"
      busy={asking}
      aria-pressed={isOn}
      className="px-3.5! aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
      onClick={() => void press()}
    >
      <Icon of={pinIcon} className="size-5" />
      <span>{t.near}</span>
    </Button>
  )
}
