// How the brand is put into words on customers' pages. Its rules are elsewhere, because those pages do not load them.

/** A branch as customers know it: the shop's name, if it has one, and the branch's. */
export const branchTitle = (shop: string, branch: string): string => (shop ? `${shop} ${branch}` : branch)

/** What a link is called: the host without 'www.', such as 'instagram.com'. */
export const linkName = (link: string): string => link.replace(/^https:\/\/(www\.)?/i, '').replace(/[/?#].*$/, '')

/** The paragraphs of a text: blank lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)
