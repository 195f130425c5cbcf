// Whether new orders may ring: on the device of a counter, unless it was muted, as far as the browser allows sound now.
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { createObservable, useObservable, whileWatched } from '#web/data/observable.ts'
import { counterBranch, setCounter, watchCounter } from '#web/data/session/counter-device.ts'
import { sessionLost } from '#web/data/session/session-store.ts'
import { canRing, chime, type Tune, unlockSound, wakeAudio, watchAudio } from '#web/ui/feedback/chime.ts'
import { ringTurn } from './one-tab.ts'

/** `off` on any device but a counter's; `locked`: wanted, but the browser withholds audio. */
export type Sound = 'on' | 'off' | 'locked'

const noteName = 'staff.sound'
/** A click whose own touch woke the sound is not meant to turn it off. */
const oneTouchMs = 800

/** Of 1; a tune is otherwise played at a quarter. */
const loudness = 0.8
const turn = ringTurn()

let muted = readStored(noteName) === false
const wished = (): boolean => Boolean(counterBranch()) && !muted
let wokenAt = 0
/** What rang while the browser withheld audio: it is played once, as soon as it can be heard. */
let missed: Tune | undefined
const sound = whileWatched(createObservable<Sound>(soundNow()), watchTouches)

export const useSound = (): Sound => useObservable(sound)

export function toggleSound(): void {
  const woken = Date.now() - wokenAt < oneTouchMs
  mute(sound.read() === 'on' && !woken)
}

/** This device rings for the branch from now on. The tap that says so is also the touch that the browser asks for. */
export function becomeCounter(branch: string): void {
  setCounter(branch)
  mute(false)
}

function mute(now: boolean): void {
  muted = now
  writeStored(noteName, !muted)
  if (!muted) {
    unlockSound()
    chime()
  }
  look()
}

/** One tab of the browser rings: this one, if it is its turn. */
export function ring(tune: Tune, loud = false): void {
  if (!wished()) return
  if (canRing()) {
    turn.want()
    if (turn.isMine() || tune === 'alarm') chime(tune, loud ? loudness : undefined)
    return
  }
  missed = tune
  wakeAudio()
}

function soundNow(): Sound {
  if (!wished()) return 'off'
  return canRing() ? 'on' : 'locked'
}

function look(): void {
  const now = soundNow()
  if (now === 'on') turn.want()
  else turn.giveUp()
  if (now === 'on' && sound.read() === 'locked') wokenAt = Date.now()
  sound.write(now)
  if (now === 'on' && missed) chime(missed)
  if (now !== 'locked') missed = undefined
}

/** If sound is chosen, any touch, click or key wakes it, and so does returning to the page. */
function watchTouches(): () => void {
  const touched = () => {
    if (wished() && !canRing()) unlockSound()
    look()
  }
  const seen = () => {
    if (wished() && !document.hidden && !canRing()) wakeAudio()
    look()
  }
  seen()
  const unwatch = watchAudio(look)
  const unwatchCounter = watchCounter(look)
  const watching = new AbortController()
  const { signal } = watching
  for (const touch of ['pointerup', 'touchend', 'click', 'keydown'])
    addEventListener(touch, touched, { capture: true, signal })
  document.addEventListener('visibilitychange', seen, { signal })
  addEventListener('pageshow', seen, { signal })
  return () => {
    unwatch()
    unwatchCounter()
    watching.abort()
  }
}

// A screen that lost its session no longer hears of orders: it says so once, aloud.
sessionLost.watch(() => {
  if (sessionLost.read() === 'expired') ring('alarm')
})
