// The sentences of the account's forms about a name, a password or a code that is not accepted.
import { accountLimits } from '../../../domain/staff.ts'
import type { AccountText } from '../../i18n/staff/index.ts'

export const problemWords = ({ signUp, passwords }: AccountText): Readonly<Record<string, string>> => ({
  name_missing: signUp.nameMissing,
  name_too_long: signUp.nameLong(accountLimits.name),
  name_taken: signUp.nameTaken,
  password_too_short: signUp.passwordShort(accountLimits.passwordMin),
  password_too_long: signUp.passwordLong(accountLimits.passwordMax),
  code_missing: signUp.codeMissing,
  setup_code_wrong: signUp.codeWrong,
  current_missing: passwords.currentMissing,
  wrong_password: passwords.currentWrong,
})

export const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '')
