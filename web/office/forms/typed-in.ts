// What a text field needs to show one text of a form and to change it.

type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields] & string

/** `<TextField label={t.name} {...typed('name')} />`; `errorAt` says what is wrong with a field. */
export const typedIn =
  <Fields extends object>(
    fields: Fields,
    change: (part: Partial<Fields>) => void,
    errorAt: (field: string) => string | undefined = () => undefined,
  ) =>
  (name: TextName<Fields>) => ({
    value: String(fields[name]),
    error: errorAt(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value } as unknown as Partial<Fields>),
  })

/** For a number in a text field, which may be left half typed. */
export const numberField = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const
