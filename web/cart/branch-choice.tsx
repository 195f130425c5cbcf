// The choice of a branch: a card each with its name, its address, whether it is open and until when it takes orders.
import { type MenuBranch, useMenu } from '../api/menu.ts'
import { Icon } from '../components/icon.tsx'
import { checkIcon, clockIcon, pinIcon } from '../components/icons.ts'
import { StatusDot } from '../components/status-dot.tsx'
import { useText } from '../i18n/index.tsx'
import { openWords, orderWords } from './branch-state.ts'
import { chooseBranch, useBranchId } from './cart.ts'
import { useDayState } from './ordering.ts'

export function BranchChoice({ onChosen }: { onChosen?: () => void }) {
  const { branches } = useMenu()
  return (
    <ul className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {branches.map((branch) => (
        <BranchOption
          key={branch.id}
          branch={branch}
          onChosen={() => {
            chooseBranch(branch.id)
            onChosen?.()
          }}
        />
      ))}
    </ul>
  )
}

function BranchOption({ branch, onChosen }: { branch: MenuBranch; onChosen: () => void }) {
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
        className="flex h-full w-full flex-col gap-1 rounded-card bg-card p-4 text-start shadow-card hover:outline-3 hover:outline-honey aria-pressed:outline-3 aria-pressed:outline-leaf"
      >
        <span className="flex w-full items-center justify-between gap-2">
          <span className="font-heading text-xl font-semibold">
            <span className="sr-only">{words.t.branch.choose('')} </span>
            {branch.name}
          </span>
          {chosen && <Icon of={checkIcon} className="size-6 text-leaf" />}
        </span>
        {/* Addresses in two scripts are nearly as wide as three cards side by side: they have room for a second line. */}
        <span className="flex items-start gap-2 text-ink-2 rtl:md:max-xl:min-h-[2lh]">
          <Icon of={pinIcon} className="mt-0.5 size-5" />
          <bdi>{branch.address}</bdi>
        </span>
        <span className="mt-2 flex items-center gap-2 font-medium">
          <StatusDot tone={tone} />
          {text}
        </span>
        <span className="flex items-center gap-2 text-sm text-ink-2">
          <Icon of={clockIcon} className="size-4.5" />
          {orderWords(branch, state, words)}
        </span>
      </button>
    </li>
  )
}
