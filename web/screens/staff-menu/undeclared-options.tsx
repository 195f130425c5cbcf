// The options that nobody has declared, by their groups, each with the way to declare it (ALLG-3).
import { useState } from 'react'
import { localize } from '../../../domain/shared/locale.ts'
import { usePlaces } from '../../api/staff/branches/shop.ts'
import { type EditableGroup, useGroups } from '../../api/staff/options.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { VisuallyHidden } from '../../components/display/visually-hidden.tsx'
import { useMenuEditText } from '../../i18n/editor/index.ts'
import { GroupDialog } from './options/group-dialog.tsx'
import { itemsAsking } from './options/where-used.ts'
import { undeclaredIn } from './use-undeclared.ts'

interface Opened {
  readonly group: EditableGroup
  readonly option: string
}

export function UndeclaredOptions() {
  const { t, locale } = useMenuEditText()
  const groups = useGroups().data
  const menu = usePlaces(locale).data
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      {groups?.groups.map((group) => {
        const options = undeclaredIn(group)
        if (options.length === 0) return null
        return (
          <section key={group.id} className="mb-8">
            <h2 className="mb-3">
              <bdi>{localize(group.name, locale)}</bdi>
            </h2>
            <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
              {options.map(({ id, name }) => (
                <li key={id}>
                  <Card bare className="flex h-full items-center gap-3 p-2.5 ps-4">
                    <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{localize(name, locale)}</bdi>
                    <Button variant="quiet" size="staff" onClick={() => setOpened({ group, option: id })}>
                      {t.declare} <VisuallyHidden>{localize(name, locale)}</VisuallyHidden>
                    </Button>
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {opened && (
        <GroupDialog
          key={opened.option}
          group={opened.group}
          items={itemsAsking(opened.group.id, menu?.items ?? [], groups?.uses ?? []).length}
          declares={opened.option}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
