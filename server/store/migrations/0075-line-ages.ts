// From which age a line of an order may be sold, decided when it was ordered; null: ordered before it was kept.
export const lineAges: readonly string[] = ['alter table order_line add column age {int}']
