// Whether new orders may ring: wished by staff, remembered, and allowed by the browser only after a touch.
import { keep, kept } from '../api/kept.ts'
import { createStore, useStore, whileWatched } from '../api/store.ts'
import { chime, unlock } from '../components/chime.ts'

export type Sound = 'on' | 'off' | 'locked'

const noteName = 'staff.sound'
const sound = whileWatched(createStore<Sound>(kept(noteName) === false ? 'off' : 'locked'), watchTouches)

export const useSound = (): Sound => useStore(sound)

export function toggleSound(): void {
  const on = sound.read() !== 'on'
  keep(noteName, on)
  if (on) void tryUnlock().then((unlocked) => unlocked && chime())
  else sound.write('off')
}

export function ring(): void {
  if (sound.read() === 'on') chime()
}

async function tryUnlock(): Promise<boolean> {
  const unlocked = await unlock()
  sound.write(unlocked ? 'on' : 'locked')
  return unlocked
}

/** Any click on the page unlocks the sound that is wished; the one that signed in counts too. */
function watchTouches(): () => void {
  const touched = () => {
    if (sound.read() === 'locked') void tryUnlock()
  }
  if (navigator.userActivation?.hasBeenActive) touched()
  // Only clicks: a key that is held down would unlock before its click arrives, which would then turn the sound off.
  addEventListener('click', touched)
  return () => removeEventListener('click', touched)
}
