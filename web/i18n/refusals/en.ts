// English: a sentence for every refusal of the API and for every problem of an order.
import type { RefusalName } from '../../../contract/index.ts'
import type { OrderProblemName } from '../../../domain/order/order.ts'
import { limits, orderBounds } from '../../../domain/order/order-limits.ts'

/** A refusal or problem without a sentence does not compile. */
export interface RefusalWords {
  readonly refusals: Readonly<Record<RefusalName | 'unreachable', string>>
  readonly problems: Readonly<Record<OrderProblemName, string>>
  /** For a problem that has no name of its own. */
  readonly badInput: string
}

export const en: RefusalWords = {
  refusals: {
    unreachable: 'We cannot reach the shop. Check your connection and try again.',
    bad_input: 'Something in what you filled in is not right. Please look it over.',
    too_large: 'That is more than we can take in one go.',
    not_signed_in: 'You are not signed in any more. Please sign in again.',
    wrong_credentials: 'Invalid username or password.',
    not_allowed: 'Your account may not do this.',
    foreign_site: 'This came from another site, so we did not do it.',
    not_found: 'We could not find this. Perhaps it was removed.',
    token_unknown: 'We could not find the token you are looking for.',
    order_archived: 'The day of this order has been closed. If you still wait for it, ask at the counter.',
    order_refused: 'We could not take your order as it is. Please look at what is marked.',
    review_refused: 'We could not take your review as it is. See what is marked below.',
    reservation_refused: 'We could not save this as it is. See what is marked below.',
    reservations_off: 'We take no reservations. Just come in, or call us.',
    branch_unknown: 'We do not know this branch. Please choose another one.',
    item_unknown: 'This is no longer on our menu.',
    key_reused: 'This was already sent from this page.',
    name_taken: 'This name is taken. Please choose another one.',
    setup_code_wrong: 'The set-up code is not right.',
    waiting_full:
      'Too many people are waiting for an account just now. Ask the owner to decide about them, then try again.',
    last_owner: 'There has to be at least one owner.',
    wrong_password: 'The password you have now is not right.',
    factor_needed: 'Enter the code of your second factor to sign in.',
    ticket_over: 'That took too long. Please sign in again.',
    code_wrong: 'This code is wrong, or it was used already.',
    passkey_refused: 'This passkey did not work here.',
    confirm_first: 'Please enter your password first.',
    last_factor: 'You need a second factor. Set up another one before you remove this one.',
    passkeys_full: 'You have as many passkeys as there can be. Remove one first.',
    link_unknown: 'This link is not right, or a newer one took its place. Ask the owner for a new one.',
    link_used: 'This link was used already.',
    link_expired: 'This link is more than a day old. Ask the owner for a new one.',
    display_unknown: 'There is no screen for guests with this address.',
    display_withdrawn: 'This screen for guests was withdrawn. A manager can add a new one.',
    account_pending: 'Your account still waits for the owner’s approval.',
    account_locked: 'This account is locked. Ask the owner.',
    days_promised: 'Orders or reservations were promised for these days. Look at them before you close.',
    step_not_allowed:
      'This cannot be done to the order any more: someone was quicker, or it is over. You see the latest state.',
    paid_already: 'The order is paid. Undo the payment before you change it.',
    begun_already: 'The shop has begun making this order, so it can no longer be cancelled here. Call the shop.',
    changed_meanwhile: 'Someone else changed this just now. You see the latest state.',
    branch_has_orders: 'Orders are still open at this branch. Hand them over or archive them first.',
    branch_has_reservations:
      'Guests have reserved at this branch. Cancel these reservations first, or wait until they are past.',
    last_branch:
      'This is the only branch that customers see. Add or show another one first, or close it on the menu edit page.',
    category_has_items: 'There are still items in this category. Choose where they go first.',
    last_category: 'A menu needs one category at least. Add another one first.',
    not_an_image: 'This file is not a picture. Please choose another one.',
    image_kind_not_taken:
      'We cannot take this kind of picture. Please choose a JPEG, PNG, GIF, WebP, AVIF, TIFF, SVG or uncompressed BMP.',
    image_heic_unreadable: 'This phone’s HEIC format cannot be read. Please choose a JPEG.',
    image_svg_not_plain:
      'This SVG contains scripts, entities or links to other files. Save it as a plain SVG or as a PNG.',
    image_unreachable: 'The picture could not be fetched from its address. Look the address over, or choose a file.',
    image_address_refused:
      'The picture’s address does not lead to a public website, so it is not fetched. Choose a file instead.',
    image_too_large: 'This picture is larger than 12 MB. Please choose a smaller one.',
    image_too_many_pixels:
      'This picture is too large once unpacked: 40 million pixels at most, and fewer for some formats. Please choose a smaller one.',
    image_broken: 'This picture is damaged or not complete. Please choose another one.',
    panorama_not_two_to_one:
      'A panorama shows all around the camera: its picture is exactly twice as wide as high, as panorama apps save it.',
    film_kind_not_taken: 'This is not a film that browsers play. Please choose an MP4 or a WebM.',
    film_too_large: 'This film is larger than 20 MB. Please choose a shorter one, or save it smaller.',
    sheet_too_large: 'This file is too large, or unpacks to too much. It can be 10 MB and 5,000 rows at most.',
    sheet_too_many_rows: 'This sheet has more than 5,000 rows. Please split it.',
    sheet_kind_not_taken:
      'This is not a spreadsheet that we can read. Please save it as .xlsx or .csv and choose it again.',
    sheet_broken:
      'This file is damaged or not complete. Open it in your spreadsheet program, save it again, and choose it again.',
    sheet_empty: 'There is nothing in this sheet.',
    sheet_no_headings:
      'We do not understand the headings. The first row needs the names of the columns, as in the example sheet.',
    hook_address_refused: 'This address cannot be used: it leads into the shop’s own network.',
    hook_unreachable: 'This address could not be found. Check how it is written.',
    hooks_full: 'There are ten web hooks already. Remove one first.',
    too_many: 'That was a bit too often. Please wait a moment.',
    unavailable: 'The shop’s computer is busy for a moment. Please try again.',
    broken: 'Something went wrong on our side. Please try again.',
  },
  problems: {
    shop_closed: 'This branch is closed, so we cannot take your order.',
    day_closed: 'We take no more orders for that day.',
    cut_off_passed: 'It is too late to order for that day.',
    day_not_offered: 'We take no orders for that day.',
    slot_not_offered: 'That time is no longer free. Please choose another one.',
    slot_full: 'At that time the shop is full. Please choose another time.',
    too_large_for_slot: 'This is more than the shop can make for one time. Please call us, and we arrange it with you.',
    time_moved: 'It will be ready later than we said. Look at the new time and place your order again.',
    paused: 'The branch has paused and has no time left on that day. Please choose another day or another branch.',
    form_not_offered: 'This branch does not offer that. Please choose another way.',
    cart_empty: 'Your order is empty.',
    too_many_lines: `An order can have ${limits.lines} different items at most.`,
    too_many_pieces: `We make ${orderBounds.pieces} pieces of one order at most. For more than that, please call the branch.`,
    notes_too_long: 'All notes together are too long. Please shorten them, or call the branch.',
    total_changed: 'A price changed. Look at the new total and place your order again.',
    name_missing: 'Please enter your name.',
    name_too_long: `Your name can be ${limits.name} characters at most.`,
    phone_missing: 'Please enter your phone number.',
    phone_invalid: 'This phone number does not look right.',
    address_missing: 'Please enter your address.',
    address_too_long: `Your address can be ${limits.address} characters at most.`,
    table_missing: 'Please choose your table.',
    table_unknown: 'We do not have this table.',
    item_unknown: 'This is no longer on our menu.',
    item_not_here: 'This branch does not sell this.',
    item_not_then: 'We do not sell this at the time of your order.',
    item_out_of_stock: 'This is not in stock right now.',
    choice_not_offered: 'We no longer sell it this way.',
    option_unknown: 'We no longer have this choice. Please choose again.',
    option_sold_out: 'One of your choices is sold out here. Please choose another one.',
    too_few: 'Something still has to be chosen here.',
    too_many: 'That is more than can be chosen here.',
    not_with: 'These choices do not go together. Please choose again.',
    part_missing: 'Something still has to be chosen here.',
    part_unknown: 'This deal has changed. Please choose again.',
    part_item_unknown: 'This can no longer be chosen here. Please choose again.',
    part_item_out: 'This is sold out here. Please choose something else.',
    quantity_invalid: `You can order ${limits.quantity} of one thing at most.`,
    note_too_long: `A note can be ${limits.note} characters at most.`,
    ask_value: 'An order of this size needs a word with us first.',
    ask_open: 'You have open orders that you have not collected yet. Another one needs a word with us first.',
    ask_crowd: 'Many orders of new customers on your connection are open just now. Yours needs a word with us first.',
    order_at_counter:
      'We cannot take this order from here. Please order at the counter, or call us. Your cart stays as it is.',
  },
  badInput: 'This is not right. Please look it over.',
}
