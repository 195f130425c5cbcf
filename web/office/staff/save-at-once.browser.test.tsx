// What is chosen without a form is saved at once; a failure offers another try, a colleague's choice does not.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Refusal } from '#web/data/staff/staff-api.ts'
import { show } from '#web/testing/show.ts'
import { useSaveAtOnce } from './save-at-once.ts'

interface Told {
  readonly text: string
  readonly action?: { readonly run: () => void }
}
const told: Told[] = []
vi.mock('#web/data/page/toast-message.ts', async (original) => ({
  ...(await original<object>()),
  pushToast: (text: string, more: object) => told.push({ text, ...more }),
}))

/** The next saves end so. */
let ends: (Error | 'saved')[] = []
const saved: string[] = []

function Choice() {
  const save = useSaveAtOnce<string, string>(
    {
      mutate(wish, { onSuccess, onError }) {
        const end = ends.shift()
        if (end instanceof Error) onError(end)
        else onSuccess(wish)
      },
    },
    'Who sees the takings?',
  )
  return (
    <button type="button" onClick={() => save('owner', (value) => saved.push(value))}>
      choose
    </button>
  )
}

const refused = (refusal: 'unreachable' | 'changed_meanwhile') => new Refusal({ refusal, problems: [] })

beforeEach(() => {
  told.length = 0
  saved.length = 0
})

test('[J-6] what was chosen and not saved is said with its name, and one tap saves it', async () => {
  ends = [refused('unreachable'), 'saved']
  show(<Choice />)
  await page.getByText('choose').click()
  expect(saved).toEqual([])
  expect(told[0]?.text).toMatch(/^Who sees the takings\?: /)
  told[0]?.action?.run()
  expect(saved).toEqual(['owner'])
})

test('[J-6] if a colleague chose meanwhile, that is said, and nothing offers to choose over them', async () => {
  ends = [refused('changed_meanwhile')]
  show(<Choice />)
  await page.getByText('choose').click()
  expect(told).toEqual([
    {
      text: 'Who sees the takings?: Someone else changed this just now. You see the latest state.',
      icon: expect.anything(),
    },
  ])
})
