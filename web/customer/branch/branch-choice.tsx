// The choice of a branch: a card each with its name, its address, whether it is open and until when it takes orders.

import type { ReactNode } from 'react'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { StatusDot } from '#web/ui/display/status-dot.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon } from '#web/ui/icons/icons.ts'
import { useText } from '#web/words/index.tsx'
import { chooseBranch, useBranchId } from '../cart/cart-store.ts'
import type { ItemToAdd } from '../item/opened.ts'
import { useDayState } from '../ordering/ordering.ts'
import { BranchFinder } from './branch-finder.tsx'
import { BranchFace, BranchGrid, branchCardLook } from './branch-look.tsx'
import { openWords, orderWords } from './branch-state.ts'
import { LazyBranchTime } from './lazy-branch-time.tsx'

type BranchChoiceProps = {
  onChosen?: (branch: MenuBranch) => void
  /** Above the menu a phone also needs room for the dishes, so a card there has only two lines. */
  brief?: boolean
  /** What was tapped and waits for the choice. */
  wish?: ItemToAdd | null
  /** What else the card of a branch says. */
  more?: (branch: MenuBranch) => ReactNode
}

/** As cards; among many there is a field to find one. */
export function BranchChoice({ onChosen, brief = false, wish, more }: BranchChoiceProps) {
  const { branches } = useMenu()
  const chosen = useBranchId()
  return (
    <BranchFinder branches={branches} most={brief ? branchesAbove : undefined} first={[chosen ?? '']}>
      {(shown, found) => (
        <BranchGrid>
          {shown.map(({ branch, away }) => (
            <BranchOption
              key={branch.id}
              branch={branch}
              // Somebody who searches wants to see the address.
              brief={brief && !found}
              away={away}
              wish={wish}
              more={more}
              onChosen={() => {
                chooseBranch(branch.id)
                onChosen?.(branch)
                requestAnimationFrame(keepFocus)
              }}
            />
          ))}
        </BranchGrid>
      )}
    </BranchFinder>
  )
}

/** The card of the chosen branch replaces the choice and takes over its focus. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-branch] button')?.focus({ preventScroll: true })
}

type BranchOptionProps = {
  branch: MenuBranch
  brief: boolean
  wish: ItemToAdd | null | undefined
  more: BranchChoiceProps['more']
  /** How far it is, in words. */
  away: string | undefined
  onChosen: () => void
}

function BranchOption(props: BranchOptionProps) {
  const { branch, brief, wish, more, away, onChosen } = props
  const words = useText()
  const state = useDayState(branch)
  const chosen = useBranchId() === branch.id
  const { tone, text } = openWords(branch, state, words)
  return (
    <li className="@container">
      <button
        type="button"
        value={`branch ${branch.id}`}
        onClick={onChosen}
        aria-pressed={chosen}
        className={`${branchCardLook(brief)} hover:outline-3 hover:outline-honey aria-pressed:outline-3 aria-pressed:outline-leaf`}
      >
        <BranchFace
          brief={brief}
          name={
            <>
              <span className="sr-only">{`${words.t.branch.choose('')} `}</span>
              <span>{branch.name}</span>
            </>
          }
          mark={chosen && <Icon of={checkIcon} className="size-6 text-leaf" />}
          address={branch.address}
          open={
            <>
              <StatusDot tone={tone} />
              <span>{away ? `${text} · ${away}` : text}</span>
            </>
          }
          orders={
            <>
              <Icon of={clockIcon} className="size-4.5" />
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
                {state.open && state.today && state.day.ok && <LazyBranchTime branch={branch} wish={wish} />}
                {/* The time it is ready takes the place of these words where both would need a second line. */}
                <span className={`min-w-0 leading-tight ${brief ? 'max-md:[b~&]:hidden' : ''}`}>
                  {orderWords(branch, state, words)}
                </span>
              </span>
            </>
          }
        />
        {more?.(branch)}
        {branch.image && (
          <img
            {...pictureOf(branch.image, '5rem')}
            alt=""
            loading="lazy"
            decoding="async"
            className={`absolute end-3 top-3 h-24 w-20 rounded-control object-cover ${brief ? 'max-md:hidden' : '@max-[15rem]:hidden'}`}
          />
        )}
      </button>
    </li>
  )
}
