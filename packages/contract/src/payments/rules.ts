/** How an order stands. One that is closed or refunded is over: another one may be made for the same. */
export const orderStatuses = ['NotPay', 'Paid', 'OrderClosed', 'Refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What trainers pay for: a module that they learn, or an exam that they take once more. */
export const orderPurposes = ['training', 'makeupExam'] as const;
export type OrderPurpose = (typeof orderPurposes)[number];

/** How an order is paid by whoever has its code: by a QR code alone. */
export const payTypes = ['Native'] as const;

/** What carries money: a service, its likeness in the demonstration, or a bank, of which Finance tells. */
export const carriers = ['Stripe', 'Demonstration', 'Transfer'] as const;
export type CarrierName = (typeof carriers)[number];

export const paymentStates = ['Begun', 'Lapsed', 'Paid', 'Surplus', 'Refunding', 'Refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

interface Standing {
  status: OrderStatus;
  isRefunding: boolean;
}

/** Whether an order may still be paid, or closed unpaid. */
export const isOpen = ({ status }: Pick<Standing, 'status'>): boolean => status === 'NotPay';

/** Whether what was paid can be given back. */
export const mayRefund = ({ status, isRefunding }: Standing): boolean => status === 'Paid' && !isRefunding;
