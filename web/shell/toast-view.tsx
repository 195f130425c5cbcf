// Draws the message at the foot of the page; it is there before the first one, which may say that the line is dead.
import { useEffect, useState } from 'react'
import { useStore } from '../api/observable.ts'
import { Toast } from '../components/feedback/toast.tsx'
import { footMessage } from './toast-message.ts'

const gone = () => footMessage.write(undefined)

export function FootToast() {
  const message = useStore(footMessage)
  // A screen reader hears only what comes into a region that is there already.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return <Toast message={ready ? message : undefined} onGone={gone} />
}
