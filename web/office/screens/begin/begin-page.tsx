// The guide of the first evening: each step with its form or the way to it, and how far the shop is (BRAND-2).

import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { localize } from '#domain/shared/locale.ts'
import { type GuideState, type GuideStep, isLacking, needsOwner } from '#domain/shop/guide.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useSetShopState } from '#web/data/staff/shop-api.ts'
import { type Guide, useDismissGuide, useOpenGuide, usePassStep } from '#web/data/staff/site-api.ts'
import { useStaffLive } from '#web/data/staff/staff-api.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { guideVisited, isServing } from '#web/office/staff/guide-bar.tsx'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { formatList } from '#web/words/format-more.ts'
import { useBeginText } from '#web/words/owner/index.ts'
import { LanguagesStep, NameStep } from './brand-steps.tsx'
import { DemoCard } from './demo-card.tsx'
import {
  AllergensStep,
  BranchStep,
  CapacityStep,
  ColleagueStep,
  CompanyStep,
  LedStep,
  MenuStep,
  PicturesStep,
} from './steps.tsx'
import { isTestRunning, TestStep } from './test-step.tsx'

export function BeginPage() {
  const { t } = useBeginText()
  return (
    <StaffPage title={t.title} narrow>
      {() => <Content />}
    </StaffPage>
  )
}

function Content() {
  const guide = useOpenGuide()
  useEffect(guideVisited, [])
  // Also what colleagues do at their tablets, such as accepting the test order.
  useStaffLive(guide.data?.test ? [guide.data.test.branch] : [])
  if (!guide.data) return <Unread of={guide} />
  return <Steps guide={guide.data} />
}

function Steps({ guide }: { guide: Guide }) {
  const { t } = useBeginText()
  const dismiss = useDismissGuide()
  const left = guide.steps.filter(({ state }) => state === 'open').length
  // Who still follows the test order is not led away from it.
  const isReady = left === 0 && !isTestRunning(guide.test)
  const [wasReady] = useState(isReady)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose text-lg text-ink-2">{t.lead}</p>
      <GuideProgress steps={guide.steps} />
      {guide.ofDemo && <DemoCard />}
      {left === 0 && <FinishCard guide={guide} leads={isReady && !wasReady} />}
      <StepList guide={guide} />
      <p className="text-ink-2">
        <span>{`${guide.dismissed ? t.away : t.awayHint} `}</span>
        <Button variant="text" busy={dismiss.isPending} onClick={() => dismiss.mutate({ dismissed: !guide.dismissed })}>
          {guide.dismissed ? t.takeOut : t.putAway}
        </Button>
      </p>
      <RefusedNotice error={dismiss.error} />
    </div>
  )
}

type FinishCardProps = {
  guide: Guide
  /** The last step was just taken, further down. */
  leads: boolean
}

function FinishCard({ guide, leads }: FinishCardProps) {
  const { t, locale } = useBeginText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (leads) heading.current?.focus()
  }, [leads])
  const setState = useSetShopState()
  const closed = guide.branches.filter(({ open }) => !open)
  const lacking = guide.steps.filter(isLacking)
  return (
    <Card className="grid gap-4 bg-leaf-soft! p-5!">
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20">
          {t.finish.title}
        </h2>
        <p className="mt-1 text-ink-2">{closed.length > 0 ? t.finish.closed : t.finish.open}</p>
      </div>
      {lacking.length > 0 && (
        <Notice kind="warning">
          {t.finish.lacks(
            formatList(
              lacking.map(({ step }) => t.steps[step].title),
              locale,
            ),
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {closed.map(({ id, name }) => (
          <Button
            key={id}
            size="staff"
            busy={setState.isPending && setState.variables.branches.includes(id)}
            onClick={() => setState.mutate({ branches: [id], open: true })}
          >
            {t.finish.openBranch(localize(name, locale))}
          </Button>
        ))}
        <LinkButton href={linkTo('/foods')} size="staff" variant="quiet">
          {t.finish.asGuest}
        </LinkButton>
      </div>
      <RefusedNotice error={setState.error} />
    </Card>
  )
}

function GuideProgress({ steps }: { steps: Guide['steps'] }) {
  const { t } = useBeginText()
  const count = (wanted: GuideState) => steps.filter(({ state }) => state === wanted).length
  const passed = count('passed')
  return (
    <div>
      <p role="status" className="mb-2 font-semibold">
        <span>{t.progress(count('done'), steps.length)}</span>
        {passed > 0 && <span className="font-normal text-ink-2">{` · ${t.passed(passed)}`}</span>}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map(({ step, state }) => (
          <span
            key={step}
            className={`h-2.5 flex-1 rounded-full ${state === 'done' ? 'bg-leaf' : state === 'passed' ? 'bg-edge' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}

const bodies: Readonly<Record<GuideStep, ComponentType<{ guide: Guide }>>> = {
  name: NameStep,
  languages: LanguagesStep,
  branch: BranchStep,
  menu: MenuStep,
  allergens: AllergensStep,
  vat: () => <LedStep to="vat" />,
  company: CompanyStep,
  legal: () => <LedStep to="legal" />,
  capacity: CapacityStep,
  payment: () => <LedStep to="payment" />,
  printer: () => <LedStep to="printer" />,
  pictures: PicturesStep,
  colleague: ColleagueStep,
  test: TestStep,
}

function StepList({ guide }: { guide: Guide }) {
  const { t } = useBeginText()
  const next = guide.steps.find(({ state }) => state === 'open')?.step ?? null
  const [unfolded, setUnfolded] = useState(next)
  const list = useRef<HTMLOListElement & HTMLDivElement>(null)
  const state = guide.steps.find(({ step }) => step === unfolded)?.state
  const seen = useRef({ unfolded, state })
  const advanced = useRef(false)
  // A step that was finished makes room for the next one.
  useEffect(() => {
    const before = seen.current
    seen.current = { unfolded, state }
    if (before.unfolded !== unfolded || before.state !== 'open' || state === 'open' || next === null) return
    advanced.current = true
    setUnfolded(next)
  }, [unfolded, state, next])
  // The button that finished it is gone, and with it the focus.
  useEffect(() => {
    if (advanced.current && unfolded) list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    advanced.current = false
  }, [unfolded])
  const cards = (some: Guide['steps']) =>
    some.map(({ step, state }) => {
      const Body = bodies[step]
      return (
        <StepCard
          key={step}
          step={step}
          number={guide.steps.findIndex((one) => one.step === step) + 1}
          state={state}
          open={unfolded === step}
          onToggle={() => setUnfolded(unfolded === step ? null : step)}
        >
          <Body guide={guide} />
        </StepCard>
      )
    })
  const needed = guide.steps.filter(needsOwner)
  const columns = 'grid grid-cols-[minmax(0,1fr)] gap-3'
  // A shop that guests order from is not set up one step after the other any more: what it lacks comes first.
  if (needed.length === 0 || !isServing(guide))
    return (
      <ol ref={list} className={columns}>
        {cards(guide.steps)}
      </ol>
    )
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>{t.needsYou}</h2>
      <ol className={columns}>{cards(needed)}</ol>
      <h2>{t.rest}</h2>
      <ol className={columns}>{cards(guide.steps.filter((one) => !needsOwner(one)))}</ol>
    </div>
  )
}

type StepCardProps = {
  step: GuideStep
  number: number
  state: GuideState
  open: boolean
  onToggle: () => void
  children: ReactNode
}

const tones = { open: 'honey', done: 'leaf', passed: 'plain' } as const

export function StepCard({ step, number, state, open, onToggle, children }: StepCardProps) {
  const { t } = useBeginText()
  const id = useId()
  const words = t.steps[step]
  return (
    <li>
      <Card bare>
        <h2 className="text-xl">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={onToggle}
            className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-3 text-start md:px-5"
          >
            <span
              aria-hidden="true"
              className={`grid size-9 shrink-0 place-items-center rounded-full font-text text-base font-semibold ${state === 'done' ? 'bg-leaf text-card' : 'bg-honey-soft text-honey-ink'}`}
            >
              {state === 'done' ? <Icon of={checkIcon} className="size-5" /> : number}
            </span>
            <span className="min-w-0 flex-1">{words.title}</span>
            <span className="font-text text-base">
              <StatusPill tone={tones[state]}>{t.states[state]}</StatusPill>
            </span>
          </button>
        </h2>
        {state === 'open' && words.without && <p className="px-4 pb-3 text-ink-2 md:px-5">{words.without}</p>}
        <div id={id} hidden={!open} className="px-4 pb-5 md:px-5">
          {open && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <p className="max-w-prose text-ink-2">{words.text}</p>
              {children}
              {state !== 'done' && <Pass step={step} passed={state === 'passed'} />}
            </div>
          )}
        </div>
      </Card>
    </li>
  )
}

function Pass({ step, passed }: { step: GuideStep; passed: boolean }) {
  const { t } = useBeginText()
  const pass = usePassStep()
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-3">
      <Button variant="text" busy={pass.isPending} onClick={() => pass.mutate({ step, passed: !passed })}>
        {passed ? t.takeUp : t.steps[step].pass}
      </Button>
      <RefusedNotice error={pass.error} />
    </div>
  )
}
