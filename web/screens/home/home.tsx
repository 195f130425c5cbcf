// The landing page: the film, the offers, how it works, who we are, testimonials, the tour and the posts.
import { readContent, useContent } from '../../api/content-api.ts'
import { useBrand } from '../../api/menu/brand-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useHomeText } from '../../i18n/customer/index.ts'
import { useTitle } from '../../shell/title.ts'
import { Hero } from './hero.tsx'
import { Guests, Offers, Posts, Story } from './home-sections.tsx'
import { Steps } from './home-steps.tsx'
import { Tour } from './tour.tsx'

export function Home() {
  const { t } = useHomeText()
  const { heroTitle, media } = useBrand()
  useTitle(heroTitle ?? t.hero.title)
  const { content, state } = useContent()
  return (
    <>
      <Hero />
      {state === 'failed' ? (
        <div className="mx-auto max-w-6xl px-4 pt-12 lg:px-6">
          <Notice
            kind="warning"
            action={
              <Button variant="quiet" onClick={() => void readContent()}>
                {t.tryAgain}
              </Button>
            }
          >
            {t.failed}
          </Notice>
        </div>
      ) : (
        <Offers offers={content?.offers} />
      )}
      <Steps />
      <Story own={content?.words.story} waits={state === 'loading'} />
      {state !== 'failed' && <Guests testimonials={content?.testimonials} />}
      {media.panorama && <Tour of={media.panorama} />}
      {state !== 'failed' && <Posts posts={content?.posts} />}
    </>
  )
}
