// The first view of the site in one language, written by the build: HTML with slots such as `{{name}}` for the server.

export interface FirstView {
  /** Slots: `branches`, `notice`, `noScript` and `menu`. */
  readonly page: string
  /** A branch to choose. Slots: `name`, `address`, `phone` and `hours`. */
  readonly branch: string
  /** Days with the same hours. Slots: `days` and `periods`. */
  readonly hours: string
  /** What every customer should know. Slot: `message`. */
  readonly notice: string
  /** The text of the notice if the shop has written no message of its own. */
  readonly noDelivery: string
}
