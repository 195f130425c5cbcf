// The one script within the document: tells the style sheet which first paint the address behind the # needs, and
// starts loading it. It is the same in every document, so that the policy can name its hash.
import { createHash } from 'node:crypto'
import type { Poster } from '../../contract/first-view-data.ts'
import { html } from './escape.ts'

/**
 * A language or branch that only this browser knows changes what may be shown before the scripts have loaded. If
 * something is shown, the page's own scripts are loaded once it is on the screen, so that they do not compete with its
 * style and picture for bandwidth. They run once the document is parsed: a script that another script inserts would not
 * wait for the root.
 *
 * `--runs`: how high the bar of running orders will be, so that its place is kept from the first paint on (F-65). One
 * order stands in it at first, and not the one whose page this is.
 */
const source = `(d=>{
let p=location.hash.replace(/^#?\\/?/,'/').split('?')[0],
k=n=>{try{return localStorage['noisette.'+n]}catch{}},
l=k('locale'),
at=d.dataset.at=l&&l!=d.lang&&!/lang=/.test(location.search)?'other':p=='/'?'home':p=='/foods'?k('branch')?'shelf':'choice':'other',
s=document.currentScript.dataset,
r=(k('running')||'').split('"token"').length-1-/^\\/(track|confirm)\\/./i.test(p),
h=JSON.parse(s.early)[p=='/'?'home':at]||[[],[]],
put=(t,a)=>document.head.append(Object.assign(document.createElement(t),a)),
begin=()=>{put('script',{type:'module',crossOrigin:'',src:s.main});h[1].map(a=>put('link',a))};
d.style.setProperty('--runs',r>0?'3.5rem':0);
h[0].map(a=>put('link',a));
at=='other'&&put('link',{rel:'modulepreload',href:s.main});
addEventListener('DOMContentLoaded',()=>at=='other'||document.hidden?begin():new PerformanceObserver((_,o)=>{o.disconnect();begin()}).observe({type:'paint',buffered:true}))
})(document.documentElement)`

export const placeScript = source.replaceAll('\n', '')

export const placeScriptHash = `'sha256-${createHash('sha256').update(placeScript).digest('base64')}'`

/** What a place of the page loads early: its pictures at once, its own files after its first paint. */
export interface Early {
  readonly posters: readonly Poster[]
  readonly files: readonly string[]
}

/** The script's element; `main` is the page's first script. */
export const placeScriptHtml = (main: string, early: Readonly<Record<'home' | 'choice', Early>>): string =>
  `<script data-main="${html(main)}" data-early="${html(JSON.stringify({ home: linksOf(early.home), choice: linksOf(early.choice) }))}">${placeScript}</script>`

const linksOf = ({ posters, files }: Early) => [
  posters.map(preload),
  files.map((href) => ({ rel: 'modulepreload', href })),
]

const preload = ({ type, media, srcset, sizes }: Poster) => ({
  rel: 'preload',
  as: 'image',
  fetchPriority: 'high',
  type,
  media,
  imageSrcset: srcset,
  imageSizes: sizes,
})
