// How to reach us: the branches with their hours and maps, and a form to write to us (CONTACT-1, CONTACT-2).
import type { ReactNode } from 'react'
import { hasPlace } from '../../../domain/branch/new-branch.ts'
import { readMenu, useMenu } from '../../api/menu/public-menu-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { useContactText } from '../../i18n/visit/index.ts'
import { useTitle } from '../../shell/title.ts'
import { allowMaps, BranchBlock, useMapsAllowed } from './branch-block.tsx'
import { ContactForm } from './contact-form.tsx'

/** `branches`: what stands in place of the list, in the first view. */
export function Contact({ branches }: { branches?: string }) {
  const { t } = useContactText()
  useTitle(t.title)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-2 lg:px-6 lg:pt-8">
      <h1 className="text-4xl">{t.title}</h1>
      <p className="mt-3 text-lg text-ink-2">{t.lead}</p>
      {branches ? <List>{branches}</List> : <Branches />}
      <section aria-labelledby="write" className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-[1fr_2fr] lg:gap-10">
        <div>
          <h2 id="write" className="text-3xl">
            {t.form.title}
          </h2>
          <p className="mt-2 text-ink-2">{t.form.intro}</p>
        </div>
        <ContactForm />
      </section>
    </div>
  )
}

function Branches() {
  const { t } = useContactText()
  const { branches, state } = useMenu()
  if (state === 'failed')
    return (
      <div className="mt-6">
        <Notice kind="error" urgent action={<Button onClick={() => void readMenu()}>{t.tryAgain}</Button>}>
          {t.failed}
        </Notice>
      </div>
    )
  if (state === 'loading') return <Skeleton className="mt-6 h-160 w-full" />
  return (
    <>
      <List>
        {branches.map((branch) => (
          <BranchBlock key={branch.id} branch={branch} />
        ))}
      </List>
      {branches.some(hasPlace) && <MapsChoice />}
    </>
  )
}

function List({ children }: { children: ReactNode }) {
  return <ul className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-3">{children}</ul>
}

/** Remembered only if the visitor agrees, and withdrawn in the same place. */
function MapsChoice() {
  const { t } = useContactText()
  return (
    <label className="mt-4 flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5.5 shrink-0"
        checked={useMapsAllowed()}
        aria-describedby="maps-hint"
        onChange={(event) => allowMaps(event.target.checked)}
      />
      <span>
        {t.map.always}
        <span id="maps-hint" className="block text-sm text-ink-2">
          {t.map.alwaysHint}
        </span>
      </span>
    </label>
  )
}
