// A form about something that has versions: what is typed, saving it, and what somebody else saved meanwhile.
import { useEffect, useRef, useState } from 'react'
import type { Problem, SavedBy } from '#contract/index.ts'
import { fieldsThatDiffer, rebase, sameAsSent, sameValue } from '#web/data/forms/rebase.ts'
import { isUnsure } from '#web/data/forms/send-once.ts'
import { type SendResult, useSubmission, wishOrProblems } from '#web/data/forms/submission.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { type KeptForm, keepForm, keptForm } from './kept-forms.ts'

/** Something stored, with the version that a change of it must name. */
export interface Versioned {
  readonly version: string | number
}

export interface EditedThing<Fields extends object, Saved extends Versioned, Extra> {
  /** Unique among all forms: what is typed is kept under it. A component that changes it needs it as its key. */
  readonly name: string
  /** As stored now; undefined for something new. */
  readonly stored: Saved | undefined
  readonly fieldsOf: (stored: Saved | undefined) => Fields
  /** Which part of the fields counts as a change; absent: all of them. */
  readonly meaning?: (fields: Fields) => unknown
  readonly check: (fields: Fields) => readonly Problem[]
  /**
   * `base` is what the form began with, undefined for something new. `key` is the same until something is saved,
   * through reloads too, for calls that make something once for each key.
   */
  readonly send: (
    fields: Fields,
    base: Saved | undefined,
    extra: Extra | undefined,
    key: string,
  ) => Promise<SendResult<Saved>>
  /** What is stored now; undefined if somebody removed it. `key` is the one under which it was sent. */
  readonly latest?: (key: string) => Promise<Saved | undefined>
  /** What is sent of the fields; absent: what counts as a change. By it the form knows its own save again. */
  readonly wishOf?: (fields: Fields) => unknown
  /** The fields as they were last asked for, where that is not in force yet; absent: as they are stored. */
  readonly askedOf?: (stored: Saved) => Fields
  readonly merge?: (base: Fields, mine: Fields, theirs: Fields) => Fields
  /** What somebody else removed can be added again by saving. */
  readonly addsAgain?: true
  /** Reads what the tab kept, possibly by an earlier version of the site. */
  readonly revive?: (kept: object) => Fields | undefined
  /** Called after each save. */
  readonly told: (saved: Saved, isNew: boolean) => void
}

interface Editing<Fields, Saved> {
  readonly base: Saved | undefined
  readonly fields: Fields
  /** Which version was stored when `base` was set: a later one is followed as long as nothing is typed. */
  readonly followed: Versioned['version'] | undefined
  /** The fields that somebody else changed meanwhile; undefined if nobody did. */
  readonly theirs: readonly string[] | undefined
  readonly gone: boolean
  readonly restored: boolean
  /** When the typing began; undefined if nothing was typed. */
  readonly since: number | undefined
  readonly key: string
  /** With `theirs`: who it was, if that is known. */
  readonly quicker: SavedBy | undefined
  /** What was sent last. */
  readonly tried: Fields | undefined
  /** What was sent, and may have arrived although no reply came. */
  readonly unanswered: readonly Fields[]
  /** With `theirs`: what was stored before either changed it. */
  readonly overtaken: Saved | undefined
}

/**
 * What somebody else saved meanwhile is merged when saving is refused for it: fields that nobody typed in become
 * theirs, and the member saves the rest or takes all of theirs by `discard`. A save of this form that arrived although
 * its reply was lost is no other person's: the form goes on from it.
 */
export function useEditForm<Fields extends object, Saved extends Versioned, Extra = undefined>(
  thing: EditedThing<Fields, Saved, Extra>,
) {
  const { name, stored, fieldsOf, check, meaning = (fields) => fields } = thing
  const [editing, setEditing] = useState(() => begin(thing))
  const { uploading, busyWith } = useUploads()
  const latestThing = useRef(thing)
  latestThing.current = thing
  const { base, fields, tried, key, unanswered, since = 0 } = editing
  const submission = useSubmission(
    (wish: Wish<Fields, Saved, Extra>) => wishOrProblems(wish, check(wish.fields)),
    ({ base, fields, extra, key, unanswered }) => {
      setEditing((now) => ({ ...now, tried: fields, unanswered: [...unanswered, fields] }))
      return thing.send(fields, base, extra, key)
    },
  )
  const { busy, refused, failures, forgive } = submission
  const unsaved = !sameValue(meaning(fields), meaning(fieldsOf(base)))
  const mistakes = check(fields)

  const storedVersion = () => latestThing.current.stored?.version

  function startFrom(saved: Saved | undefined, followed = storedVersion()) {
    setEditing(untouched(saved, fieldsOf(saved), followed))
  }

  // Somebody else's change is shown at once, unless it would discard what is typed.
  if (!unsaved && !busy && stored && stored.version !== editing.followed) startFrom(stored)

  // A page that is loaded anew knows nothing of the conflict, and is to meet it again.
  useKeptInTab(name, unsaved, { base: editing.theirs ? editing.overtaken : base, fields, since, key, unanswered })

  async function save(extra?: Extra): Promise<void> {
    if (!uploading)
      await sendOver({ latestThing, editing, setEditing, submission }, { base, fields, extra, key, unanswered })
  }

  return {
    fields,
    change: (part: Partial<Fields> | ((now: Fields) => Partial<Fields>)) =>
      setEditing((now) => ({
        ...now,
        since: now.since ?? serverNow(),
        fields: { ...now.fields, ...(typeof part === 'function' ? part(now.fields) : part) },
      })),
    base,
    /** The fields as they are stored. */
    before: fieldsOf(base),
    /** After somebody else's change: the fields as they were before either changed them. */
    began: editing.theirs && fieldsOf(editing.overtaken),
    since,
    quicker: editing.quicker,
    isNew: base === undefined,
    unsaved,
    /** The fields that differ from what is stored. */
    changed: fieldsThatDiffer(fieldsOf(base), fields).map(String),
    busy,
    refused,
    failures,
    theirs: editing.theirs,
    gone: editing.gone,
    restored: editing.restored,
    /** Everything that is wrong now, marked or not. */
    mistakes,
    /** To be marked: what was wrong at the last try and still is. Nothing new is marked while somebody types. */
    problems: [
      ...mistakes.filter((now) => submission.found.some((then) => topOf(then) === topOf(now))),
      ...submission.told.filter((problem) => tried && isUntouched(topOf(problem), tried, fields)),
    ],
    uploading,
    /** Saving waits while a file of this name is on its way. */
    busyWith,
    save,
    /** Gives up what is typed; after somebody else's change, it takes theirs. */
    discard: () => {
      startFrom(base, editing.followed)
      submission.reset()
    },
    /** Withdraws the message about the last try. */
    forgive,
    /** Before the form is closed for good: nothing typed is kept. */
    forget: () => keepForm(name, undefined),
  }
}

interface Form<Fields extends object, Saved extends Versioned, Extra> {
  readonly latestThing: { readonly current: EditedThing<Fields, Saved, Extra> }
  /** As it was when the save began. */
  readonly editing: Editing<Fields, Saved>
  readonly setEditing: (next: (now: Editing<Fields, Saved>) => Editing<Fields, Saved>) => void
  readonly submission: {
    readonly forgive: () => void
    readonly submit: (wish: Wish<Fields, Saved, Extra>) => Promise<SendResult<Saved> | undefined>
  }
}

/** The fields to be saved over `base`. */
interface Wish<Fields, Saved, Extra> {
  readonly base: Saved | undefined
  readonly fields: Fields
  readonly extra: Extra | undefined
  readonly key: string
  /** What was sent before these fields, and may have arrived. */
  readonly unanswered: readonly Fields[]
}

/**
 * Saves, and goes on from what the answer says: saved, refused, removed, changed by somebody else, or saved by an
 * earlier try.
 */
async function sendOver<Fields extends object, Saved extends Versioned, Extra>(
  form: Form<Fields, Saved, Extra>,
  wish: Wish<Fields, Saved, Extra>,
): Promise<void> {
  const { latestThing, submission, setEditing } = form
  const { base, fields, unanswered } = wish
  const put = (part: Partial<Editing<Fields, Saved>>) => setEditing((now) => ({ ...now, ...part }))
  const saved = await submission.submit(wish)
  if (!saved) return
  if (saved.ok) return goOnFrom(form, saved.value, fields, base === undefined)
  const { refusal, savedBy } = saved.refusal
  // An earlier text arrived under this key although its answer was lost.
  const key = refusal === 'key_reused' ? randomKey() : wish.key
  put({ key, ...(!isUnsure(saved.refusal) && { unanswered }) })
  const { latest, addsAgain } = latestThing.current
  const theirs = await storedAfter(refusal, latest && (() => latest(wish.key)))
  if (!theirs) return
  if (theirs === 'gone') return put({ gone: true, theirs: undefined, ...(addsAgain && { base: undefined }) })
  submission.forgive()
  const arrived = [fields, ...unanswered].find((each) => isSaveOf(latestThing.current, theirs, each))
  if (arrived === fields) return goOnFrom(form, theirs, fields, base === undefined)
  if (arrived) {
    const next = rebaseOn(form, theirs, arrived, fields)
    return await sendOver(form, { ...wish, base: theirs, fields: next, key, unanswered: [] })
  }
  const { since = 0 } = form.editing
  setEditing((mine) => mergedInto(theirs, mine, { base, since, savedBy }, latestThing.current))
}

/** After a save: what was typed while it was under way stays. */
function goOnFrom<Fields extends object, Saved extends Versioned, Extra>(
  { latestThing, setEditing }: Form<Fields, Saved, Extra>,
  saved: Saved,
  sent: Fields,
  isNew: boolean,
): void {
  const { name, fieldsOf, askedOf = fieldsOf, merge = rebase, stored, told } = latestThing.current
  keepForm(name, undefined)
  setEditing(({ fields: typed }) => {
    const next = sameValue(typed, sent) ? fieldsOf(saved) : merge(sent, typed, askedOf(saved))
    return untouched(saved, next, stored?.version)
  })
  told(saved, isNew)
}

/** What is typed now, on top of an earlier save whose reply was lost; what was to be sent next. */
function rebaseOn<Fields extends object, Saved extends Versioned, Extra>(
  { latestThing, setEditing, editing }: Form<Fields, Saved, Extra>,
  saved: Saved,
  arrived: Fields,
  sent: Fields,
): Fields {
  const { fieldsOf, askedOf = fieldsOf, merge = rebase, stored } = latestThing.current
  const after = askedOf(saved)
  const next = merge(arrived, sent, after)
  setEditing(({ fields: typed, key }) => ({
    ...untouched(saved, sameValue(typed, sent) ? next : merge(arrived, typed, after), stored?.version),
    since: editing.since,
    key,
  }))
  return next
}

/** As it is before anything is typed in it. */
const untouched = <Fields, Saved>(
  base: Saved | undefined,
  fields: Fields,
  followed: Versioned['version'] | undefined,
): Editing<Fields, Saved> => ({
  base,
  fields,
  followed,
  key: randomKey(),
  theirs: undefined,
  gone: false,
  restored: false,
  tried: undefined,
  unanswered: [],
  overtaken: undefined,
  since: undefined,
  quicker: undefined,
})

/** Begins with what is stored, or where the member left off. */
function begin<Fields extends object, Saved extends Versioned, Extra>(
  thing: EditedThing<Fields, Saved, Extra>,
): Editing<Fields, Saved> {
  const { name, stored, fieldsOf, revive = revived(fieldsOf(stored)) } = thing
  const kept = keptForm(name)
  const fields = kept && revive(kept.fields)
  if (!fields) return untouched(stored, fieldsOf(stored), stored?.version)
  const begun = kept.base as Saved | undefined
  const base = begun?.version === stored?.version ? stored : begun
  const { since, key = randomKey() } = kept
  const unanswered = (kept.unanswered ?? []).flatMap((one) => revive(one) ?? [])
  return { ...untouched(base, fields, base?.version), restored: true, since, key, unanswered }
}

/** What is kept has the fields of this form; otherwise it is of an earlier version of the site, and forgotten. */
const revived =
  <Fields extends object>(sample: Fields) =>
  (kept: object): Fields | undefined =>
    sameValue(Object.keys(kept).sort(), Object.keys(sample).sort()) ? (kept as Fields) : undefined

/** What is typed stays in this tab until it is saved, and the browser asks before the tab is left. */
function useKeptInTab(
  name: string,
  unsaved: boolean,
  { base, fields, since, key, unanswered }: Required<Omit<KeptForm, 'by'>>,
): void {
  useEffect(() => {
    keepForm(name, unsaved ? { base, fields, since, key, unanswered } : undefined)
  }, [name, unsaved, base, fields, since, key, unanswered])

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}

function useUploads() {
  const [files, setFiles] = useState<readonly string[]>([])
  return {
    uploading: files.length > 0,
    busyWith: (file: string, isBusy: boolean) =>
      setFiles((now) => [...now.filter((one) => one !== file), ...(isBusy ? [file] : [])]),
  }
}

/** What is stored now, if the refusal means that this is something else; 'gone' if somebody removed it. */
async function storedAfter<Saved>(
  refusal: CallRefused['refusal'],
  latest: (() => Promise<Saved | undefined>) | undefined,
): Promise<Saved | 'gone' | undefined> {
  if (refusal === 'not_found' || refusal === 'item_unknown') return 'gone'
  if (refusal !== 'changed_meanwhile' && refusal !== 'key_reused') return undefined
  return await latest?.().then(
    (now) => now ?? 'gone',
    () => undefined,
  )
}

/** Whether what is stored is what was sent. */
const isSaveOf = <Fields extends object, Saved extends Versioned, Extra>(
  { fieldsOf, askedOf = fieldsOf, meaning = (fields) => fields, wishOf = meaning }: EditedThing<Fields, Saved, Extra>,
  stored: Saved,
  sent: Fields,
): boolean => sameAsSent(wishOf(askedOf(stored)), wishOf(sent))

/** The form as it goes on once somebody else saved `theirs`: fields that nobody typed in are as they saved them. */
function mergedInto<Fields extends object, Saved extends Versioned, Extra>(
  theirs: Saved,
  { fields: mine, key }: Editing<Fields, Saved>,
  sent: { readonly base: Saved | undefined; readonly since: number; readonly savedBy: SavedBy | undefined },
  { fieldsOf, merge = rebase, stored }: EditedThing<Fields, Saved, Extra>,
): Editing<Fields, Saved> {
  const { base, since, savedBy } = sent
  const before = fieldsOf(base)
  const after = fieldsOf(theirs)
  return {
    ...untouched(theirs, merge(before, mine, after), stored?.version),
    since,
    key,
    overtaken: base,
    // An earlier save of somebody else is not what stands in the way.
    quicker: savedBy && savedBy.at >= since ? savedBy : undefined,
    // What both typed alike needs no word.
    theirs: fieldsThatDiffer(before, after)
      .filter((field) => !sameValue(mine[field], after[field]))
      .map(String),
  }
}

const topOf = ({ field = '' }: Problem): string => field.split('.')[0] ?? ''

const isUntouched = <Fields extends object>(field: string, then: Fields, now: Fields): boolean =>
  field in now ? sameValue(then[field as keyof Fields], now[field as keyof Fields]) : sameValue(then, now)
