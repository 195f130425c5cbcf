// Since when an item is out of stock, for the minutes of the owner's figures.
export const outSince: readonly string[] = ['alter table stock_out add column since {int}']
