// One branch of the first view: its card, with phone and hours for visitors without scripts.
import { BranchFace, branchCardLook } from '../branch/branch-look.tsx'

/** Only the page's scripts know whether it is open now: the document is made once and served for days. */
const room = <span className="scripted">&nbsp;</span>

export function BranchItem() {
  return (
    <li>
      <div className={branchCardLook(true)}>
        <BranchFace brief name="{{name}}" address="{{address}}" open={room} orders={room} />
        <p className="plain w-full">
          <a href="tel:{{phone}}" dir="ltr">
            {'{{phone}}'}
          </a>
        </p>
        <ul className="plain w-full">{'{{hours}}'}</ul>
      </div>
    </li>
  )
}

export function BranchHours() {
  return <li>{'{{days}}: {{periods}}'}</li>
}
