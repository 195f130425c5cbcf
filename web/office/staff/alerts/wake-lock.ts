// Keeps the tablet's screen on while the board is shown, if the browser can: only over https or on this machine.
import { useEffect } from 'react'

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let over = false
    const take = async () => {
      if (over || document.hidden || (lock && !lock.released)) return
      // A browser that saves battery refuses; then the tablet's own setting decides.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (over) void lock?.release()
    }
    const shown = () => void take()
    shown()
    document.addEventListener('visibilitychange', shown)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', shown)
      void lock?.release()
    }
  }, [])
}
