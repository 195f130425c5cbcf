// How the bench and its child processes talk: questions by name, each with one answer.

/** The questions that a child answers, with the types of question and answer. */
export type Talk = Readonly<Record<string, { readonly asked: unknown; readonly answered: unknown }>>

export type Answers<Known extends Talk> = {
  readonly [Name in keyof Known]: (
    asked: Known[Name]['asked'],
  ) => Known[Name]['answered'] | Promise<Known[Name]['answered']>
}

export interface Question {
  readonly number: number
  readonly name: string
  readonly asked: unknown
}

export type Said =
  | { readonly ready: true }
  | { readonly number: number; readonly answered: unknown }
  | { readonly number: number; readonly failed: string }

/** The child's side: answers until the bench goes away. */
export function answerAs<Known extends Talk>(answers: Answers<Known>): void {
  const say = (said: Said): void => {
    process.send?.(said)
  }
  process.on('message', (question: Question) => {
    const answer = answers[question.name]
    Promise.try(() => answer?.(question.asked)).then(
      (answered) => say({ number: question.number, answered }),
      (error: unknown) =>
        say({
          number: question.number,
          failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    )
  })
  process.once('disconnect', () => process.exit())
  say({ ready: true })
}
