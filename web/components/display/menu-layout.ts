// Which cards of a group are wide on a phone: every third one, and one that would otherwise stand alone in its row or
// beside a card of another height.

/** `roomy`: of each card, whether it has choices below its words. */
export function menuCardLayouts(roomy: readonly boolean[]): ('tall' | 'wide')[] {
  let inRow = 0
  return roomy.map((own, index) => {
    const wide = inRow === 2 || (inRow === 0 && own !== roomy[index + 1])
    inRow = wide ? 0 : inRow + 1
    return wide ? 'wide' : 'tall'
  })
}
