// Shows the toast; it is mounted before the first one, which may say that there is no connection.
import { useEffect, useState } from 'react'
import { useObservable } from '#web/data/observable.ts'
import { toastMessage } from '#web/data/page/toast-message.ts'
import { Toast } from '#web/ui/feedback/toast.tsx'

const gone = () => toastMessage.write(undefined)

export function ToastView() {
  const message = useObservable(toastMessage)
  // A screen reader announces only what is added to a region that is already there.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return <Toast message={ready ? message : undefined} onGone={gone} />
}
