// The cards for the tables of a branch, each with its QR code, to be printed and put on the tables.
import { useState } from 'react'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { go } from '#web/data/address/location.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { type StaffBranch, useShop } from '#web/data/staff/shop-api.ts'
import { AtBranch } from '#web/office/staff/branch/at-branch.tsx'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { LanguageChoices } from '#web/office/staff/fields/language-choices.tsx'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { isLocalAddress } from '#web/office/staff/local-address.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { pinIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { Logo } from '#web/ui/icons/logo.tsx'
import { useTableCardsText } from '#web/words/staff/index.ts'

/** `branch`: from the address; without it, or if it is not one of the member's, the current branch is used. */
export function TableCards({ branch }: { branch?: string }) {
  return (
    <StaffPage page="tableCards" contentPrints>
      {(member) => (
        <AtBranch member={member} act="shop.see" asked={branch}>
          {(branch, branches) => <OfBranch branch={branch} branches={branches} />}
        </AtBranch>
      )}
    </StaffPage>
  )
}

function OfBranch({ branch, branches }: { branch: StaffBranch; branches: readonly StaffBranch[] }) {
  const { t } = useTableCardsText()
  const shop = useShop()
  if (!shop.data) return <Unread of={shop} />
  const named = shop.data.branches.find(({ id }) => id === branch.id)?.name ?? {}
  return (
    <>
      <div className="no-print mb-5">
        <BranchSelect
          branches={branches}
          branch={branch.id}
          onChoose={(id) => go(`/table-cards/${id}`, { replace: true })}
        />
      </div>
      {branch.tables > 0 && branch.forms.includes('table') ? (
        <Cards
          key={branch.id}
          branch={branch}
          site={shop.data.publicUrl ?? location.origin}
          named={locales.filter((locale) => named[locale])}
        />
      ) : (
        <EmptyState icon={pinIcon} title={t.none}>
          {t.noneHint}
        </EmptyState>
      )}
    </>
  )
}

/** `named`: the languages in which the branch has a name, which the cards use at first. */
function Cards({ branch, site, named }: { branch: StaffBranch; site: string; named: readonly Locale[] }) {
  const { t } = useTableCardsText()
  const offered = useOfferedLanguages()
  const [languages, setLanguages] = useState(named)
  const [from, setFrom] = useState('1')
  const [to, setTo] = useState(String(branch.tables))
  const tables = Array.from({ length: branch.tables }, (_, index) => index + 1).filter(
    (table) => table >= Number(from) && table <= Number(to),
  )
  const spoken = offered.filter((locale) => languages.includes(locale))
  return (
    <>
      <div className="no-print mb-6 grid gap-4">
        <p className="text-ink-2">{t.hint}</p>
        <LanguageChoices label={t.languages} among={offered} chosen={spoken} onChange={setLanguages} />
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-32">
            <TableNumber label={t.from} most={branch.tables} value={from} onChange={setFrom} />
          </div>
          <div className="w-32">
            <TableNumber label={t.to} most={branch.tables} value={to} onChange={setTo} />
          </div>
          <Button size="staff" disabled={tables.length === 0} onClick={() => print()}>
            <Icon of={printerIcon} className="size-5" />
            <span>{t.print(tables.length)}</span>
          </Button>
        </div>
        {isLocalAddress(site) ? (
          <Notice kind="warning">{t.local}</Notice>
        ) : (
          <p className="text-sm text-ink-2">
            <bdi>{t.address(site)}</bdi>
          </p>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-[6mm]">
        {tables.map((table) => (
          <Card key={table} branch={branch} table={table} site={site} languages={spoken} />
        ))}
      </ul>
    </>
  )
}

type TableNumberProps = { label: string; most: number; value: string; onChange: (value: string) => void }

const TableNumber = ({ label, most, value, onChange }: TableNumberProps) => (
  <TextField
    label={label}
    type="number"
    min={1}
    max={most}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)

type CardProps = { branch: StaffBranch; table: number; site: string; languages: readonly Locale[] }

function Card({ branch, table, site, languages }: CardProps) {
  const { shown, mark } = useBrand()
  return (
    <li className="flex break-inside-avoid flex-col items-center gap-2 rounded-card border border-line bg-card px-5 py-6 text-center text-ink">
      <Logo name={shown} src={mark} />
      <p className="font-semibold">
        <bdi>{branch.name}</bdi>
      </p>
      <QrCode text={tableLink(site, branch.id, table)} className="w-full max-w-52" />
      <h2 dir="ltr" className="flex flex-wrap justify-center gap-x-4 text-3xl">
        {tableNames(languages, table).map((name) => (
          <bdi key={name} className="whitespace-nowrap">
            {name}
          </bdi>
        ))}
      </h2>
      {languages.map((language) => (
        <p key={language} lang={language} dir="auto">
          {cardWords[language].line}
        </p>
      ))}
    </li>
  )
}

const cardWords: Readonly<Record<Locale, { table: (n: number) => string; line: string }>> = {
  en: { table: (n) => `Table ${n}`, line: 'Scan to order at this table.' },
  nl: { table: (n) => `Tafel ${n}`, line: 'Scan en bestel aan deze tafel.' },
  fr: { table: (n) => `Table ${n}`, line: 'Scannez et commandez à cette table.' },
  ar: { table: (n) => `طاولة ${n}`, line: 'امسح الرمز واطلب إلى هذه الطاولة.' },
}

/** The table's name in these languages, without repetition: Dutch differs from French and English. */
const tableNames = (languages: readonly Locale[], table: number): string[] => [
  ...new Set(languages.map((language) => cardWords[language].table(table))),
]

/** The link on the card; a plain path, which redirects and keeps its query. */
const tableLink = (site: string, branch: string, table: number): string =>
  `${site}/foods?${new URLSearchParams({ branch, table: String(table) })}`
