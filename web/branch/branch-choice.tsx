// The choice of a branch: a card each with its name, its address, whether it is open and until when it takes orders.
import { type MenuBranch, useMenu } from '../api/menu/menu.ts'
import { pictureOf } from '../api/menu/pictures.ts'
import { chooseBranch, useBranchId } from '../cart/cart.ts'
import { StatusDot } from '../components/display/status-dot.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { checkIcon, clockIcon, pinIcon } from '../components/icons/icons.ts'
import { useText } from '../i18n/index.tsx'
import { useDayState } from '../ordering/ordering.ts'
import { openWords, orderWords } from './branch-state.ts'

type BranchChoiceProps = {
  onChosen?: (branch: MenuBranch) => void
  /** Above the menu a phone has room for the dishes too: there a card has two lines. */
  brief?: boolean
}

export function BranchChoice({ onChosen, brief = false }: BranchChoiceProps) {
  const { branches } = useMenu()
  return (
    <ul className="grid gap-3 max-md:gap-2 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {branches.map((branch) => (
        <BranchOption
          key={branch.id}
          branch={branch}
          brief={brief}
          onChosen={() => {
            chooseBranch(branch.id)
            onChosen?.(branch)
            requestAnimationFrame(keepFocus)
          }}
        />
      ))}
    </ul>
  )
}

/** The choice gave way to the card of the chosen branch, and so does its focus. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-branch] button')?.focus({ preventScroll: true })
}

function BranchOption({ branch, brief, onChosen }: { branch: MenuBranch; brief: boolean; onChosen: () => void }) {
  const words = useText()
  const state = useDayState(branch)
  const chosen = useBranchId() === branch.id
  const { tone, text } = openWords(branch, state, words)
  return (
    <li>
      <button
        type="button"
        onClick={onChosen}
        aria-pressed={chosen}
        className={`relative flex h-full w-full rounded-card bg-card text-start shadow-card ${brief ? 'flex-wrap items-center gap-x-3 px-4 py-2.5 md:flex-col md:flex-nowrap md:items-stretch md:gap-1 md:p-4 md:pe-26' : 'flex-col gap-1 p-4 pe-26'} hover:outline-3 hover:outline-honey aria-pressed:outline-3 aria-pressed:outline-leaf`}
      >
        <span className={`flex items-center justify-between gap-2 ${brief ? 'flex-1 md:flex-none' : 'w-full'}`}>
          <span className={`font-heading font-semibold ${brief ? 'text-lg md:text-xl' : 'text-xl'}`}>
            <span className="sr-only">{words.t.branch.choose('')} </span>
            {branch.name}
          </span>
          {chosen && <Icon of={checkIcon} className="size-6 text-leaf" />}
        </span>
        {/* Addresses in two scripts are nearly as wide as three cards side by side: they have room for a second line. */}
        <span className={`flex items-start gap-2 text-ink-2 rtl:md:max-xl:min-h-[2lh] ${brief ? 'max-md:hidden' : ''}`}>
          <Icon of={pinIcon} className="mt-0.5 size-5" />
          <bdi>{branch.address}</bdi>
        </span>
        <span className={`flex items-center gap-2 font-medium ${brief ? 'md:mt-2' : 'mt-2'}`}>
          <StatusDot tone={tone} />
          {text}
        </span>
        <span className={`flex items-center gap-2 text-sm text-ink-2 ${brief ? 'w-full' : ''}`}>
          <Icon of={clockIcon} className="size-4.5" />
          {orderWords(branch, state, words)}
        </span>
        {branch.image && (
          <img
            {...pictureOf(branch.image, '5rem')}
            alt=""
            loading="lazy"
            decoding="async"
            className={`absolute end-3 top-3 h-24 w-20 rounded-control object-cover ${brief ? 'max-md:hidden' : ''}`}
          />
        )}
      </button>
    </li>
  )
}
