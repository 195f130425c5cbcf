// Draws the message at the foot of the page; it is there before the first one, which may say that the line is dead.
import { useEffect, useState } from 'react'
import { useObservable } from '../api/observable.ts'
import { Toast } from '../components/feedback/toast.tsx'
import { toastMessage } from './toast-message.ts'

const gone = () => toastMessage.write(undefined)

export function ToastView() {
  const message = useObservable(toastMessage)
  // A screen reader hears only what comes into a region that is there already.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return <Toast message={ready ? message : undefined} onGone={gone} />
}
