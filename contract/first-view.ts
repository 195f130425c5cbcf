// The first view of the site in one language, as the build leaves it for the server. Each text is HTML with slots, such as
// `{{name}}`, in which the server puts what it knows.

export interface FirstView {
  /** With `branches`, `notice`, `noScript` and `menu`. */
  readonly page: string
  /** A branch to choose, with `name`, `address`, `phone` and `hours`. */
  readonly branch: string
  /** Days with the same hours, with `days` and `periods`. */
  readonly hours: string
  /** What every customer is to know, with `message`. */
  readonly notice: string
  /** What the notice says where the shop wrote no message of its own. */
  readonly noDelivery: string
}
