// Finds the boards of a member, of which one may list every branch of a chain.
export const boardMemberIndex: readonly string[] = ['create index board_seen_staff on board_seen (staff, board)']
