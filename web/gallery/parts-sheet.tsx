// Every other part of the customer's side: fields, notices, tracking, dialogs, icons.
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button, LinkButton } from '../components/controls/button.tsx'
import { QuantityStepper } from '../components/controls/quantity-stepper.tsx'
import { StatusPill } from '../components/display/status-pill.tsx'
import { TokenDisplay } from '../components/display/token-display.tsx'
import { VisuallyHidden } from '../components/display/visually-hidden.tsx'
import { ConfirmDialog } from '../components/feedback/confirm-dialog.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import { ProgressSteps } from '../components/feedback/progress-steps.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { Spinner } from '../components/feedback/spinner.tsx'
import { SelectField, TextArea, TextField } from '../components/fields/field.tsx'
import { PasswordField } from '../components/fields/password-field.tsx'
import type { IconShape } from '../components/icons/icon.tsx'
import { Icon } from '../components/icons/icon.tsx'
import * as first from '../components/icons/icons.ts'
import * as food from '../components/icons/icons-food.ts'
import * as later from '../components/icons/icons-more.ts'
import * as staff from '../components/icons/icons-staff.ts'
import { Carousel } from '../components/media/carousel.tsx'
import { NavGroup, NavGroupLink } from '../components/navigation/nav-group.tsx'
import type { Words } from './words.ts'

const shapes = { ...first, ...later }

export function PartsSheet({ say }: { say: Words }) {
  const [asking, setAsking] = useState(false)
  const [count, setCount] = useState(1)
  const steps = [
    { id: 'received', text: say.received, icon: shapes.checkIcon },
    { id: 'ready', text: say.readyStep, icon: shapes.bagIcon },
    { id: 'picked', text: say.picked, icon: food.cupIcon },
  ]
  return (
    <main className="mx-auto grid max-w-7xl grid-cols-1 gap-8 p-4 md:grid-cols-2 lg:grid-cols-3">
      <h1 className="md:col-span-2 lg:col-span-3">{say.greeting}</h1>
      <Part title="Button">
        <div className="flex flex-wrap gap-3">
          <Button>{say.place}</Button>
          <Button busy>{say.place}</Button>
          <Button variant="dark">{say.start}</Button>
          <Button variant="leaf" size="staff">
            {say.pickedUp}
          </Button>
          <Button variant="quiet">{say.cancel}</Button>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {say.remove}
          </Button>
          <Button disabled>{say.place}</Button>
          <LinkButton href="#menu" variant="text">
            {say.toMenu}
          </LinkButton>
          <QuantityStepper
            size="large"
            min={1}
            max={3}
            value={count}
            onChange={setCount}
            labels={{ group: say.espresso, less: say.less, more: say.more }}
          />
          <Spinner label={say.wait} className="size-9" />
        </div>
      </Part>
      <Part title="Notice">
        <Notice>{say.notice}</Notice>
        <Notice kind="closed" title={say.closed}>
          {say.notice}
        </Notice>
        <Notice
          kind="error"
          urgent
          action={
            <Button variant="text" className="px-2">
              {say.undo}
            </Button>
          }
        >
          {say.error}
        </Notice>
        <Notice kind="success">{say.sent}</Notice>
        <div className="flex flex-wrap gap-2">
          <StatusPill>{say.by}</StatusPill>
          <StatusPill tone="leaf" icon={shapes.leafIcon}>
            {say.veggie}
          </StatusPill>
          <StatusPill tone="honey" icon={shapes.noteIcon}>
            {say.note}
          </StatusPill>
          <StatusPill tone="cherry">{say.late}</StatusPill>
          <StatusPill tone="late">{say.late}</StatusPill>
          <StatusPill tone="done">{say.readyStep}</StatusPill>
          <StatusPill tone="dark">{say.fresh}</StatusPill>
        </div>
      </Part>
      <Part title="Field">
        <TextField label={say.name} hint={say.nameHint} error={say.nameError} name="name" autoComplete="name" />
        <TextField label={say.phone} type="tel" name="phone" placeholder="+32 3 123 45 67" />
        <PasswordField
          label={say.password}
          showLabel={say.show}
          hideLabel={say.hide}
          name="password"
          defaultValue="hazelnut"
        />
        <SelectField label={say.when} name="when">
          <option>{say.asap}</option>
          <option>12:30</option>
        </SelectField>
        <TextArea label={say.note} name="note" />
      </Part>
      <Part title="ProgressSteps">
        <ProgressSteps label={say.orders} steps={steps} current={0} title={say.stateTitle} detail={say.stateDetail} />
        <ProgressSteps
          label={`${say.orders} 2`}
          steps={steps}
          current={1}
          title={say.readyTitle}
          detail={say.readyDetail}
        />
      </Part>
      <Part title="TokenDisplay">
        <p>
          <TokenDisplay token="K7QM4TXA" />
        </p>
        <p>
          <TokenDisplay token="K7QM" size="card" /> <TokenDisplay token="K7QM4TXA" size="row" />
        </p>
        <EmptyState icon={shapes.bagIcon} title={say.empty} action={<LinkButton href="#menu">{say.toMenu}</LinkButton>}>
          {say.emptyText}
        </EmptyState>
      </Part>
      <Part title="Carousel">
        <Carousel
          label={say.offers}
          everyMs={3000}
          labels={{
            previous: say.previous,
            next: say.next,
            pause: say.pause,
            play: say.play,
            slide: (n, of) => `${say.slide} ${n}/${of}`,
          }}
          slides={['1', '2', '3'].map((id) => ({
            id,
            content: (
              <div className="rounded-card bg-honey p-5">
                <p className="text-sm font-semibold">
                  {say.deal} {id}
                </p>
                <p className="mt-1 font-heading text-xl font-semibold">{say.dealTitle}</p>
              </div>
            ),
          }))}
        />
        <nav aria-label={say.menu}>
          <NavGroup title={say.menu} icon={shapes.menuIcon} open>
            <NavGroupLink href="#menu" current>
              {say.coffee}
            </NavGroupLink>
            <NavGroupLink href="#menu">{say.cold}</NavGroupLink>
          </NavGroup>
        </nav>
        <Skeleton />
        <Skeleton className="h-24 w-40" />
        <VisuallyHidden>{say.wait}</VisuallyHidden>
      </Part>
      <Part title="Icon">
        <div className="grid grid-cols-8 gap-3">
          {Object.entries<IconShape>({ ...shapes, ...food, ...staff }).map(([name, shape]) => (
            <Icon key={name} of={shape} label={name} />
          ))}
        </div>
      </Part>
      <ConfirmDialog
        open={asking}
        danger
        title={say.sure}
        labels={{ cancel: say.cancel, confirm: say.remove, close: say.close }}
        onCancel={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
      >
        {say.emptyText}
      </ConfirmDialog>
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 lang="en" dir="ltr">
        {title}
      </h2>
      {children}
    </section>
  )
}
