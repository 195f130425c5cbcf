// The one script within the document: shows the first view of the address behind the #, starts loading it, and keeps
// what is tapped in it for the page. It is the same in every document, so that the policy can name its hash.
import { createHash } from 'node:crypto'
import type { Poster } from '#contract/first-view-data.ts'
import { html } from './escape.ts'

/**
 * A language or branch that only this browser knows changes what may be shown before the scripts have loaded. If
 * something is shown, the page's own scripts are loaded once it is on the screen, so that they do not compete with its
 * style and picture for bandwidth; the menu is asked for beside them (menu-state.ts takes it). They run once the
 * document is parsed: a script that another script inserts would not wait for the root.
 *
 * `--runs`: how high the bar of running orders will be, so that its place is kept from the first paint on (F-65). One
 * order stands in it at first, and not the one whose page this is.
 *
 * `data-again`: whether the landing page has a place for what was ordered before, above its first words (AGAIN-1).
 *
 * On the first visit the Latin typefaces are asked for after the first paint, which has stand-ins of their width; then
 * they are in the browser's cache.
 *
 * A style sheet of the page itself follows that of the site, so it is put at the end of the head; until it has come,
 * the page is hidden. If it does not come it is taken away, so that the page asks for it anew and says so.
 *
 * A page whose path ends with + is the other form of one: the checkout with something in the cart, and the sign-in
 * where no passkeys are offered (data/staff/passkeys.ts has the rule).
 */
const source = `(d=>{
let e=d.documentElement,s=d.currentScript.dataset,h=JSON.parse(s.early),p,at,
q='noisette.',k=n=>{try{return localStorage[q+n]||''}catch{return''}},
put=(t,a)=>d.head.append(Object.assign(d.createElement(t),a)),
first=()=>d.getElementById('first'),
look=()=>{
p=location.hash.replace(/^#?\\/?/,'/').split('?')[0];
let l=k('locale'),r=k('running').split('"token"').length-1-/^\\/(track|confirm)\\/./i.test(p);
if(p=='/order'&&/"lines":\\[\\{/.test(k('cart'))||p=='/account'&&(!isSecureContext||/^[\\d.]+$|:/.test(location.hostname)))p+='+';
at=e.dataset.at=!h[p]||l&&l!=e.lang&&!/lang=/.test(location.search)?'other':h[p].at!='menu'?h[p].at:k('branch')?'shelf':'choice';
e.style.setProperty('--runs',r>0?'3.5rem':0);
k('past')&&(e.dataset.again=1)},
show=()=>{
let f=first(),t=d.querySelector('template[data-page="'+p+'"]');
if(f){f.hidden=at=='other';if(t&&at!='other'){
f.querySelector(at=='choice'?'.shelf':at=='shelf'?'.at-shelf h1':'.at-page').replaceChildren(at=='shelf'?t.title:t.content.cloneNode(true))}}},
style=()=>{
let done=()=>{delete e.dataset.late};
at!='other'&&(h[p].css||[]).map(a=>{
if(!d.querySelector('link[rel=stylesheet][href="'+a+'"]')){
e.dataset.late=1;put('link',{rel:'stylesheet',href:a,onload:done,onerror(){this.remove();done()}})}})},
wait,begun,begin=()=>{if(!begun){begun=1;self.menu=fetch('/api/menu?lang='+(/lang=/.test(location.search)?e.lang:k('locale')||e.lang),{cache:'no-cache',signal:AbortSignal.timeout?.(8e3)});delete e.dataset.faces;try{localStorage[q+'faces']=1}catch{}put('script',{type:'module',crossOrigin:'',src:s.main});at=='home'&&(h[p].files||[]).map(a=>put('link',{rel:'modulepreload',href:a}))}};
look();
k('faces')||(e.dataset.faces='later');
if(at!='other'&&at!='shelf'){
(h[p].css||[]).map(a=>put('link',{rel:'preload',as:'style',href:a}));
(h[p].pics||[]).map(a=>put('link',{rel:'preload',as:'image',fetchPriority:'high',imageSrcset:a[0],imageSizes:a[1],media:a[2]||'',type:a[3]||''}))}
at=='other'&&put('link',{rel:'modulepreload',href:s.main});
addEventListener('hashchange',()=>{if(first()){look();style();show()}});
addEventListener('click',v=>{
let b=v.target.closest('#first :is(button,label,input,select,textarea)');
if(b){v.preventDefault();(self.earlyTaps=self.earlyTaps||[]).push(b)}},true);
(wait=()=>{d.querySelector('#first .at-page')?show():requestAnimationFrame(wait)})();
addEventListener('DOMContentLoaded',()=>{style();show();at=='other'||d.hidden?begin():new PerformanceObserver((_,o)=>{o.disconnect();begin()}).observe({type:'paint',buffered:true})})
})(document)`

export const placeScript = source.replaceAll('\n', '')

export const placeScriptHash = `'sha256-${createHash('sha256').update(placeScript).digest('base64')}'`

/**
 * What the first view of a path loads early: its pictures and styles at once, its own scripts after its first paint.
 */
export interface Early {
  /** The part of the document: home, the menu, or a page drawn from its template. */
  readonly at: 'home' | 'menu' | 'page' | 'bare'
  readonly posters?: readonly Poster[]
  readonly styles?: readonly string[]
  readonly files?: readonly string[]
}

/** The script's element; `main` is the page's first script, `early` goes by path. */
export const placeScriptHtml = (main: string, early: Readonly<Record<string, Early>>): string =>
  `<script data-main="${html(main)}" data-early="${html(JSON.stringify(Object.fromEntries(Object.entries(early).map(([path, one]) => [path, loaded(one)]))))}">${placeScript}</script>`

/** Short, because every document carries it for every path. */
const loaded = ({ at, posters = [], styles = [], files = [] }: Early) => ({
  at,
  ...(posters.length > 0 && { pics: posters.map(({ type, media, srcset, sizes }) => [srcset, sizes, media, type]) }),
  ...(styles.length > 0 && { css: styles }),
  ...(files.length > 0 && { files }),
})
