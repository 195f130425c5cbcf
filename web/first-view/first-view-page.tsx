// All that the first view can show: the landing page, the choice of a branch, the menu with and without scripts, and a place for other pages.
import { BranchList } from '../branch/branch-look.tsx'
import type { HomeText } from '../i18n/customer/index.ts'
import type { Dictionary } from '../i18n/en.ts'
import { HeroLook } from '../screens/home/hero-look.tsx'
import { HeadLook, menuFrame } from '../screens/menu/menu-look.tsx'

/** A class `at-…` is shown only at that place, `plain` only without scripts; first-paint.css does it. */
export function Page({ words: { branch, menu }, home }: { words: Dictionary; home: HomeText }) {
  const hero = { ...home.hero, title: '{{heroTitle}}', lead: '{{heroLead}}' }
  return (
    <div id="first">
      {'{{bar}}'}
      <div className="runs" />
      <main className="min-h-[70vh]">
        <div className="at-home">
          <HeroLook words={hero} note={<p className="plain mt-4">{'{{noScript}}'}</p>} picture="{{heroPicture}}" />
        </div>
        <div className="at-choice">
          <div className={menuFrame}>
            <HeadLook heading="h2" title={branch.question} lead={branch.welcome} asks>
              <BranchList>{'{{branches}}'}</BranchList>
              {'{{notice}}'}
            </HeadLook>
            <div className="shelf" />
          </div>
        </div>
        <div className="at-shelf">
          <div className={menuFrame}>
            <HeadLook title={menu.title} asks={false} branch={<div className="h-16" />}>
              {'{{notice}}'}
            </HeadLook>
          </div>
        </div>
        <div className="at-page" />
        <div className="plain mx-auto max-w-6xl px-4">{'{{menu}}'}</div>
      </main>
    </div>
  )
}
