// The soft tones for staff and guests, made by Web Audio without a file, and whether this browser can play them now.
export type Tune = keyof typeof tunes

/** The frequency of each note in hertz, and when it begins, in seconds. */
const tunes = {
  /** E5 and then A5, like a small counter bell: a new order. */
  order: [
    [659.25, 0],
    [880, 0.16],
  ],
  /** Downwards, B4, G4 and E4: a guest wrote or reserved a table. */
  guest: [
    [493.88, 0],
    [392, 0.2],
    [329.63, 0.4],
  ],
  /** Upwards, G5 and then C6: guests hear that an order is ready. */
  ready: [
    [783.99, 0],
    [1046.5, 0.22],
  ],
  /** The same low note three times: this screen no longer hears anything. */
  alarm: [
    [311.13, 0],
    [311.13, 0.35],
    [311.13, 0.7],
  ],
} as const

let audio: AudioContext | undefined
/** When a touch asked for sound without success; 0 while there is sound. */
let askedAt = 0
const watchers = new Set<() => void>()
const longestWakingMs = 1500

/** Whether a tone would be heard now. Browsers suspend audio by themselves: before a touch, after a call, at night. */
export const canRing = (): boolean => audio?.state === 'running'

/** Calls `changed` whenever `canRing` may have changed, until the returned function is called. */
export function watchAudio(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Asks the browser for sound without a touch, which some allow. Call it when the page opens or becomes visible. */
export function wakeAudio(): void {
  audio ??= openAudio()
  if (audio && audio.state !== 'running') void audio.resume().catch(() => undefined)
}

/** Asks for sound during a touch, click or key press, which is when browsers allow it. */
export function unlockSound(): void {
  if (canRing()) return
  // A context that did not resume at an earlier touch never will: Safari does that after an interruption.
  if (audio && askedAt > 0 && Date.now() - askedAt > longestWakingMs) {
    void audio.close().catch(() => undefined)
    audio = undefined
    askedAt = 0
  }
  if (askedAt === 0) askedAt = Date.now()
  wakeAudio()
}

/** Plays a tune; silent while audio is suspended. `volume`: of 1. */
export function chime(tune: Tune = 'order', volume = 0.25): void {
  if (audio?.state !== 'running') return
  for (const [hertz, after] of tunes[tune]) tone(audio, hertz, audio.currentTime + after, volume)
}

function openAudio(): AudioContext | undefined {
  try {
    const opened = new AudioContext()
    opened.addEventListener('statechange', () => {
      if (canRing()) askedAt = 0
      for (const changed of [...watchers]) changed()
    })
    return opened
  } catch {
    // The browser has no audio, or no more of it: the page says that it cannot ring.
    return undefined
  }
}

function tone(context: AudioContext, hertz: number, start: number, volume: number) {
  const loudness = context.createGain()
  loudness.connect(context.destination)
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(volume, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.9)
  for (const [harmonic, share] of [
    [1, 0.75],
    [2, 0.2],
    [3, 0.05],
  ] as const) {
    const part = new GainNode(context, { gain: share })
    const source = new OscillatorNode(context, { frequency: hertz * harmonic })
    source.connect(part).connect(loudness)
    source.start(start)
    source.stop(start + 0.95)
  }
}
