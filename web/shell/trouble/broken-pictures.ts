// Marks pictures that failed to load, so that a plain ground is shown instead, and reloads them when the connection is back.
import { whenBack } from '../../api/http/connection-state.ts'

/** For the whole page, until the returned function is called. */
export function mendPictures(): () => void {
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) note(picture, true)
  const failed = ({ target }: Event) => note(target, true)
  const came = ({ target }: Event) => note(target, false)
  // Captured, because the error of a picture does not bubble.
  document.addEventListener('error', failed, true)
  document.addEventListener('load', came, true)
  const unwatch = whenBack(fetchAnew)
  return () => {
    document.removeEventListener('error', failed, true)
    document.removeEventListener('load', came, true)
    unwatch()
  }
}

function note(target: EventTarget | null, broken: boolean): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', broken)
}

function fetchAnew(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-broken]')) {
    const { src } = picture
    picture.src = src
  }
}
