// Loads the next page of a long list, if there is one, and says why that failed.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { RefusedNotice } from './states.tsx'

interface PagedList {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly error: Error | null
  readonly fetchNextPage: () => unknown
}

export function MoreButton({ list, children }: { list: PagedList; children: ReactNode }) {
  if (!list.hasNextPage) return null
  return (
    <>
      {list.isFetchNextPageError && <RefusedNotice error={list.error} />}
      <Button
        variant="quiet"
        size="staff"
        className="justify-self-center"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    </>
  )
}
