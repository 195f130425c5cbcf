// Loads the next page of a long list, if there is one.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'

interface PagedList {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

export function MoreButton({ list, children }: { list: PagedList; children: ReactNode }) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="quiet"
      size="staff"
      className="justify-self-center"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
