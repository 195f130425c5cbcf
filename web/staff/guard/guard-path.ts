// Where staff see who asks to order and who is blocked.

export const guardPath = '/fake-orders'
