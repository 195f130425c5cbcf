// Whether to load the film: once the page is shown, and never against the visitor's wish or on a slow connection.
import { useState } from 'react'
import { useOnceIdle } from '../../shell/use-once-idle.ts'

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export function useFilm(motionWanted: boolean) {
  const idle = useOnceIdle()
  const [state, setState] = useState<'waiting' | 'plays' | 'failed'>('waiting')
  const wanted = motionWanted && idle && state !== 'failed' && !lineIsSlow()
  return {
    wanted,
    plays: wanted && state === 'plays',
    playing: () => setState('plays'),
    failed: () => setState('failed'),
  }
}

/** Browsers that do not tell count as fast. */
function lineIsSlow(): boolean {
  const line = (navigator as Navigator & { connection?: Line }).connection
  return line?.saveData === true || /2g|3g/.test(line?.effectiveType ?? '')
}
