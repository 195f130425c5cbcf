// Adds a screen for guests: where it hangs and its languages; then its address, once, with a QR code.
import { useRef, useState } from 'react'
import { displayNameLimit } from '#domain/order/counter/display.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useFocusOnMistake } from '#web/data/forms/mistakes.ts'
import { useSubmission, wishOrProblems } from '#web/data/forms/submission.ts'
import { useAddDisplay } from '#web/data/staff/branch-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { LanguageChoices } from '#web/office/staff/fields/language-choices.tsx'
import { LinkToHandOver } from '#web/office/staff/fields/link-to-hand-over.tsx'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { isLocalAddress } from '#web/office/staff/local-address.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { useDisplaysText } from '#web/words/staff/index.ts'

type AddDialogProps = {
  branch: string
  /** The address of the shop, which screens can reach. */
  site: string
  languages: readonly Locale[]
  /** What the name field says at first. */
  name: string
  onClose: () => void
}

type DisplayToAdd = { branch: string; name: string; languages: readonly Locale[] }

const checkedWish = (wish: DisplayToAdd) =>
  wishOrProblems(wish, wish.name === '' ? [{ problem: 'name_missing', field: 'name' }] : [])

export function AddDialog({ branch, site, languages: first, name: firstName, onClose }: AddDialogProps) {
  const { t } = useDisplaysText()
  const sentences = useRefusalText().t.refusals
  const [name, setName] = useState(firstName)
  const [languages, setLanguages] = useState(first)
  const offered = useOfferedLanguages()
  const [key, setKey] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { busy, refused, problems, failures, submit, mend } = useSubmission(checkedWish, sendBy(useAddDisplay()))
  useFocusOnMistake(form, failures)

  async function add() {
    const added = await submit({ branch, name: name.trim(), languages })
    if (added?.ok) setKey(added.value.key)
  }

  const quiet = (words: string) => (
    <Button variant="quiet" size="staff" onClick={onClose}>
      {words}
    </Button>
  )
  if (key !== undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t.addedTitle}
        closeLabel={t.close}
        actions={
          <>
            {quiet(t.close)}
            <LinkButton href={linkTo(displayPath(key))} target="_blank" rel="noreferrer" size="staff">
              {t.open}
            </LinkButton>
          </>
        }
      >
        <DisplayAddress site={site} displayKey={key} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.add}
      closeLabel={t.close}
      actions={
        <>
          {quiet(t.cancel)}
          <Button size="staff" busy={busy} onClick={() => form.current?.requestSubmit()}>
            {t.add}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField
          label={t.name}
          hint={t.nameHint}
          error={problems.length > 0 && t.nameMissing}
          most={displayNameLimit}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            mend(() => true)
          }}
        />
        <LanguageChoices
          label={t.languages}
          among={offered}
          hint={t.languagesHint}
          chosen={languages}
          ordered
          onChange={setLanguages}
        />
        {refused && problems.length === 0 && (
          <Notice kind="error" urgent>
            {sentences[refused.refusal]}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

const displayPath = (key: string): string => `/display/${key}`

function DisplayAddress({ site, displayKey }: { site: string; displayKey: string }) {
  const { t } = useDisplaysText()
  // The key is behind the #, so that no server and no log on the way sees it.
  const address = `${site}/${linkTo(displayPath(displayKey))}`
  return (
    <div className="grid gap-4">
      <Notice kind="success" urgent>
        {t.added}
      </Notice>
      {isLocalAddress(site) && <Notice kind="warning">{t.local}</Notice>}
      <QrCode text={address} className="w-56 justify-self-center rounded-control" />
      <LinkToHandOver label={t.address} hint={t.once} address={address} />
    </div>
  )
}
