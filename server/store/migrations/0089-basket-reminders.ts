// When the opener of an office basket last reminded a person to pay; null: never.
export const basketReminders: readonly string[] = ['alter table basket_person add column reminded_at {int}']
