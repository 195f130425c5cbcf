// The first stop of the keyboard: jumps over the header to the content.
export function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a
      href={`#${targetId}`}
      // The address's hash belongs to the router, so this moves the focus without it.
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(targetId)?.focus()
      }}
      className="sr-only rounded-control bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:px-5 focus:py-3"
    >
      {children}
    </a>
  )
}
