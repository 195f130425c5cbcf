// What is called out: the letter small, the digits large, from left to right in every language.
export function Code({ code, className = '' }: { code: string; className?: string }) {
  const [, letter, digits] = /^([A-Z]-)(\d+)$/.exec(code) ?? []
  return (
    <bdi dir="ltr" className={`leading-none font-extrabold whitespace-nowrap ${className}`}>
      {letter && <small className="text-[0.53em] font-bold opacity-75">{letter}</small>}
      {digits ?? code}
    </bdi>
  )
}
