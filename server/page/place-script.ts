// The one script within the document: tells the style sheet which first paint the address behind the # asks for, and
// starts loading the landing page's files. It is the same in every document, so that the policy can name its hash.
import { createHash } from 'node:crypto'
import { posters } from './poster.ts'

/** A language or branch that only this browser knows changes what may be shown before the scripts come. */
export const placeScript =
  "(d=>{let p=location.hash.replace(/^#?\\/?/,'/').split('?')[0],k=n=>{try{return localStorage['noisette.'+n]}catch{}},l=k('locale');d.dataset.at=l&&l!=d.lang&&!/lang=/.test(location.search)?'other':p=='/'?'home':p=='/foods'?k('branch')?'shelf':'choice':'other';p=='/'&&JSON.parse(document.currentScript.dataset.home).map(a=>document.head.append(Object.assign(document.createElement('link'),a)))})(document.documentElement)"

export const placeScriptHash = `'sha256-${createHash('sha256').update(placeScript).digest('base64')}'`

/** What the script loads early on the landing page: its poster and these files. */
export const homeLinks = (files: readonly string[]): string =>
  JSON.stringify([
    ...posters.map(({ type, media, srcset, sizes }) => ({
      rel: 'preload',
      as: 'image',
      fetchPriority: 'high',
      type,
      media,
      imageSrcset: srcset,
      imageSizes: sizes,
    })),
    ...files.map((href) => ({ rel: 'modulepreload', href })),
  ])
