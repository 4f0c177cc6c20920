/** How an order stands. One that is closed or refunded is over: another one may be made for the same. */
export const orderStatuses = ['NotPay', 'Paid', 'OrderClosed', 'Refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What trainers pay for: a module that they learn, or an exam that they take once more. */
export const orderPurposes = ['training', 'makeupExam'] as const;
export type OrderPurpose = (typeof orderPurposes)[number];
