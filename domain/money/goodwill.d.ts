import { type Standing } from '../order/course.ts';
import type { OrderLine } from '../order/order.ts';
import type { Cents } from '../shared/money.ts';
import type { PaidOrder, Settlement } from './order-payments.ts';
type Given = Standing & Pick<PaidOrder, 'payments'> & Pick<Settlement, 'due'>;
/** What of what is due again went back online; 0 before the order was handed over. */
export declare const goodwillIn: (order: Given) => Cents;
/**
 * The lines at prices that come to `amount` less in all, with their VAT, each by its share. Where the pieces of a line cannot
 * all have the same price, some of them become a line of their own at the end.
 */
export declare function reducedBy(lines: readonly OrderLine[], amount: Cents): readonly OrderLine[];
export {};
