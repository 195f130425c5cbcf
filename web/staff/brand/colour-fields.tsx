// The five colours: each as a swatch to choose and as text to type, and what is hard to read, at once.

import { isColour } from '../../../domain/brand/colours.ts'
import {
  type BrandColours,
  type ColourName,
  colourNames,
  colourProblems,
  usualColours,
} from '../../../domain/brand/palette.ts'
import { Button } from '../../components/controls/button.tsx'
import { FieldFrame } from '../../components/fields/field.tsx'
import { useBrandText } from '../../i18n/owner/index.ts'

type ColourFieldsProps = {
  /** Null: the usual ones. */
  colours: BrandColours | null
  onChange: (colours: BrandColours | null) => void
}

export function ColourFields({ colours, onChange }: ColourFieldsProps) {
  const { t } = useBrandText()
  const shown = colours ?? usualColours
  const problems = colours ? colourProblems(colours) : []
  const set = (name: ColourName, colour: string) => onChange({ ...shown, [name]: colour })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {colourNames.map((name) => {
          const problem = problems.find(({ field }) => field === name)
          const nearest = problem?.nearest
          return (
            <div key={name}>
              <FieldFrame texts={{ label: t.colourNames[name], error: problem && t.problems[problem.problem] }}>
                {(tied) => (
                  <div className="flex gap-2">
                    <input
                      type="color"
                      aria-label={t.picker(t.colourNames[name])}
                      className="h-14 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-card p-1"
                      value={isColour(shown[name]) ? shown[name] : usualColours[name]}
                      onChange={(event) => set(name, event.target.value)}
                    />
                    <input
                      {...tied}
                      type="text"
                      dir="ltr"
                      autoComplete="off"
                      spellCheck={false}
                      maxLength={40}
                      className="min-h-14 w-full min-w-0 rounded-control border border-edge bg-card px-4 text-ink aria-invalid:border-2 aria-invalid:border-cherry"
                      value={shown[name]}
                      onChange={(event) => set(name, event.target.value.trim())}
                    />
                  </div>
                )}
              </FieldFrame>
              {nearest && (
                <Button variant="quiet" className="mt-2" onClick={() => set(name, nearest)}>
                  <Swatch colour={nearest} />
                  {t.take(nearest)}
                </Button>
              )}
            </div>
          )
        })}
      </div>
      {colours && (
        <div>
          <Button variant="quiet" size="staff" onClick={() => onChange(null)}>
            {t.usual}
          </Button>
        </div>
      )}
    </>
  )
}

const Swatch = ({ colour }: { colour: string }) => (
  <span aria-hidden="true" className="size-6 rounded-small border border-edge" style={{ backgroundColor: colour }} />
)
