// The two soft tones that say 'a new order', made by Web Audio, without a file.
let audio: AudioContext | undefined

/** Browsers allow sound only after a touch: call it from a click, such as 'Sound on'. True when sound can be heard. */
export async function unlock(): Promise<boolean> {
  audio ??= new AudioContext()
  await audio.resume().catch(() => undefined)
  return audio.state === 'running'
}

/** Plays E5 and then A5, like a small counter bell; silent while not unlocked. */
export function chime(volume = 0.25) {
  if (audio?.state !== 'running') return
  tone(audio, 659.25, audio.currentTime, volume)
  tone(audio, 880, audio.currentTime + 0.16, volume)
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
