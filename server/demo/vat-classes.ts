// What the demo's menu is for VAT: food unless said otherwise, and alcohol by what is declared of it.
import type { Declaration } from '../../domain/menu/allergens.ts'
import type { FirstCategoryId } from '../../domain/menu/menu.ts'
import type { VatClass } from '../../domain/money/vat-class.ts'

interface Classed {
  readonly vat?: VatClass
}

const drinks: readonly FirstCategoryId[] = ['COFFEE', 'ICECOFFEE', 'COLDDRINKS', 'HOTTEA', 'DRINKS', 'COCKTAILS']

export const vatOfCategory = (category: string): Classed =>
  drinks.some((id) => id === category) ? { vat: 'drink' } : {}

/** Wine, beer and cocktails; one without alcohol is a drink like any other. */
export const vatOfItem = (category: string, declaration: Declaration | undefined): Classed =>
  declaration?.contains.includes('alcohol') && drinks.some((id) => id === category) ? { vat: 'alcohol' } : {}
