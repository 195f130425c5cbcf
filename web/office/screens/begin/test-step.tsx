// A test order: placed by one button, followed while it is on the board, and cancelled at the end.

import { useState } from 'react'
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import { localize } from '#domain/shared/locale.ts'
import { BranchField } from '#web/customer/branch/branch-field.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { type Guide, useEndTest, usePlaceTest } from '#web/data/staff/site-api.ts'
import { chooseOwnBranch } from '#web/office/staff/branch/my-branches.ts'
import { RefusedNotice } from '#web/office/staff/states.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { CodeDisplay } from '#web/ui/display/code-display.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useBeginText } from '#web/words/owner/index.ts'

export const isTestRunning = (test: Guide['test']): test is NonNullable<Guide['test']> =>
  test !== null && !['cancelled', 'refused', 'not-collected'].includes(test.phase)

export function TestStep({ guide }: { guide: Guide }) {
  const { t } = useBeginText()
  const place = usePlaceTest()
  const end = useEndTest()
  const failed = place.error ?? end.error
  const { test } = guide
  const ended = test !== null && !isTestRunning(test)
  return (
    <>
      {isTestRunning(test) ? (
        <Running test={test} ending={end.isPending} onEnd={() => end.mutate({})} />
      ) : (
        <>
          {ended && <Notice kind="success">{t.test.worked}</Notice>}
          <Place guide={guide} again={ended} busy={place.isPending} onPlace={(branch) => place.mutate({ branch })} />
        </>
      )}
      <RefusedNotice error={failed} />
    </>
  )
}

type PlaceProps = { guide: Guide; again: boolean; busy: boolean; onPlace: (branch: string) => void }

function Place({ guide: { branches, items }, again, busy, onPlace }: PlaceProps) {
  const { t, locale } = useBeginText()
  const [chosen, setChosen] = useState<string>()
  const branch = branches.find(({ id }) => id === chosen) ?? branches[0]
  if (!branch || items === 0) return <Notice>{t.test.needs}</Notice>
  return (
    <>
      {branches.length > branchesAtAGlance && (
        <BranchField label={t.test.where} branches={branches} value={branch.id} onPick={setChosen} />
      )}
      {branches.length > 1 && branches.length <= branchesAtAGlance && (
        <RadioGroup
          label={t.test.where}
          name="test-branch"
          value={branch.id}
          inline
          choices={branches.map(({ id, name }) => ({ value: id, text: localize(name, locale) }))}
          onChange={setChosen}
        />
      )}
      <div>
        <Button
          size="staff"
          variant={again ? 'quiet' : 'primary'}
          busy={busy}
          onClick={() => {
            chooseOwnBranch(branch.id)
            onPlace(branch.id)
          }}
        >
          {again ? t.test.again : t.test.place}
        </Button>
      </div>
    </>
  )
}

type RunningProps = { test: NonNullable<Guide['test']>; ending: boolean; onEnd: () => void }

function Running({ test, ending, onEnd }: RunningProps) {
  const { t } = useBeginText()
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <span className="sr-only">{`${t.test.code} `}</span>
        <CodeDisplay code={test.code} />
      </p>
      <p role="status" className="text-lg font-semibold">
        {t.test.phases[test.phase]}
      </p>
      <p className="max-w-prose text-ink-2">{t.test.how('Test')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={linkTo('/board')} size="staff">
          {t.test.toBoard}
        </LinkButton>
        <Button size="staff" variant="quiet" busy={ending} onClick={onEnd}>
          {t.test.end}
        </Button>
      </div>
      <p className="max-w-prose text-ink-2">{t.test.endHint}</p>
    </div>
  )
}
